import { carryNext, isApiError, TextLink, useLocation, useTranslation } from '@portal/platform';
import { FormShell, PasswordField, SubmitButton, TextField, useForm } from '@portal/platform/forms';
import { Flex, Text } from '@portal/ui';
import { ShieldCheck } from 'lucide-react';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { errorAtField } from '../auth-parts/error-at-field.ts';
import { ResendConfirmation } from '../auth-parts/ResendConfirmation.tsx';
import { useCapsLockNote } from '../auth-parts/use-caps-lock-note.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { type Credentials, useLogin } from './sign-in.queries.ts';
import type { Challenge } from './stored-challenge.ts';

interface PasswordStepProps {
  /** Kept when the person comes back from the code. */
  email: string;
  /** Why the person came back without asking to, until the next attempt. */
  over: Error | null;
  onChallenge: (challenge: Challenge) => void;
}

export const PasswordStep = ({ email, over, onChallenge }: PasswordStepProps) => {
  const { t } = useTranslation('shell');
  const { search } = useLocation();
  const login = useLogin();
  const form = useForm<Credentials>({ defaultValues: { email, password: '' } });

  const submit = async (values: Credentials) => {
    const email = values.email.trim();
    // A wrong address or password is shown at the password, where one types again.
    const wrong = errorAtField('invalid_grant', 'password');
    const challenge = await login.mutateAsync({ ...values, email }).catch(wrong);
    if (challenge) onChallenge(challenge);
  };

  return (
    <>
      <AuthHead title={t('signIn.title')}>
        {t('signIn.new')}{' '}
        <TextLink to={carryNext('/auth/register', search)} fontWeight="600">
          {t('header.register')}
        </TextLink>
      </AuthHead>
      <FormShell
        form={form}
        onSubmit={submit}
        error={login.isIdle ? over : null}
        leaveGuard={false}
        summary="rest"
      >
        <TextField name="email" type="email" label={t('fields.email')} autoComplete="username" />
        <PasswordField
          name="password"
          label={t('fields.password')}
          note={useCapsLockNote()}
          labelEnd={
            <TextLink
              to="/auth/forgot-password"
              state={{ email: form.watch('email') }}
              fontSize="sm"
              fontWeight="600"
            >
              {t('signIn.forgot')}
            </TextLink>
          }
        />
        {isApiError(login.error) && login.error.code === 'email_not_verified' && (
          <ResendConfirmation email={form.getValues('email').trim()} />
        )}
        <SubmitButton full sendingText={t('signIn.sending')}>
          {t('signIn.continue')}
        </SubmitButton>
      </FormShell>
      <Flex mt="5" gap="3" color="fg.muted">
        <ShieldCheck size={20} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
        <Text fontSize="sm">{t('signIn.codeNote')}</Text>
      </Flex>
      <DemoAccounts
        onChoose={(account) => {
          form.setValue('email', account.email);
          form.setValue('password', account.password);
        }}
      />
    </>
  );
};
