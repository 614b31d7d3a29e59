import { Page, useTranslation } from '@portal/platform';
import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

interface Challenge {
  mfaToken: string;
  email: string;
}

/** Two steps: the password, then the code of those who have a second factor. */
export const Component = () => {
  const { t } = useTranslation('shell');
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
    <Page title={t('code.title')}>
      <CodeStep {...challenge} onBack={() => setChallenge(null)} />
    </Page>
  );
};
