import { Page, useLocation, useTranslation } from '@portal/platform';
import { useState } from 'react';
import { emailOfState } from '../auth-parts/email-of-state.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { SecondStep } from './SecondStep.tsx';
import { type Challenge, endChallenge, isOpen, storeChallenge, storedChallenge } from './stored-challenge.ts';

/** Two steps: the password, then the second factor of those who have one. */
export const Component = () => {
  const { t } = useTranslation(['shell', 'security']);
  const { state } = useLocation();
  const [stored] = useState(storedChallenge);
  const [challenge, setChallenge] = useState(stored !== null && isOpen(stored) ? stored : null);
  const [email, setEmail] = useState(emailOfState(state) || (stored?.email ?? ''));
  const [over, setOver] = useState<Error | null>(null);
  const change = (next: Challenge) => {
    storeChallenge(next);
    setEmail(next.email);
    setChallenge(next);
  };
  const leave = (reason: Error | null = null) => {
    endChallenge();
    setOver(reason);
    setChallenge(null);
  };

  if (challenge === null) {
    return (
      <Page title={t('signIn.title')}>
        <PasswordStep email={email} over={over} onChallenge={change} />
      </Page>
    );
  }
  return (
    <Page title={t('security:code.title')}>
      <SecondStep challenge={challenge} onChange={change} onBack={leave} />
    </Page>
  );
};
