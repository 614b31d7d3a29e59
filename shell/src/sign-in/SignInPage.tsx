import { Page, useLocation, useTranslation } from '@portal/platform';
import { useState } from 'react';
import { PasswordStep } from './PasswordStep.tsx';
import { SecondStep } from './SecondStep.tsx';
import { type Challenge, forgetChallenge, storeChallenge, storedChallenge } from './stored-challenge.ts';

/** The address that the page before has just proven, such as that of an invitation. */
const emailOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';

/** Two steps: the password, then the second factor of those who have one. */
export const Component = () => {
  const { t } = useTranslation(['shell', 'security']);
  const [challenge, setChallenge] = useState<Challenge | null>(storedChallenge);
  const { state } = useLocation();
  const [email, setEmail] = useState(() => emailOf(state));
  const [over, setOver] = useState<Error | null>(null);
  const change = (next: Challenge) => {
    storeChallenge(next);
    setChallenge(next);
  };
  const leave = (reason: Error | null = null) => {
    forgetChallenge();
    setOver(reason);
    setChallenge(null);
  };

  if (challenge === null) {
    return (
      <Page title={t('signIn.title')}>
        <PasswordStep
          email={email}
          over={over}
          onChallenge={(next, typed) => {
            setEmail(typed);
            change(next);
          }}
        />
      </Page>
    );
  }
  return (
    <Page title={t('security:code.title')}>
      <SecondStep challenge={challenge} onChange={change} onBack={leave} />
    </Page>
  );
};
