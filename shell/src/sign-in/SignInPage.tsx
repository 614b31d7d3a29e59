import { Page, useTranslation } from '@portal/platform';
import { useState } from 'react';
import { PasswordStep } from './PasswordStep.tsx';
import { SecondStep } from './SecondStep.tsx';
import type { Challenge } from './sign-in.queries.ts';

/** Two steps: the password, then the second factor of those who have one. */
export const Component = () => {
  const { t } = useTranslation(['shell', 'security']);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [email, setEmail] = useState('');

  if (challenge === null) {
    return (
      <Page title={t('signIn.title')}>
        <PasswordStep
          email={email}
          onChallenge={(next) => {
            setEmail(next.email);
            setChallenge(next);
          }}
        />
      </Page>
    );
  }
  return (
    <Page title={t('security:code.title')}>
      <SecondStep challenge={challenge} onBack={() => setChallenge(null)} />
    </Page>
  );
};
