import type { VerifyResetInput } from '@portal/contracts/identity/auth.schemas';
import { notify, Page, TextLink, useLocation, useNavigate, useTranslation } from '@portal/platform';
import { FormShell, PasswordField, SubmitButton, TextField, useForm } from '@portal/platform/forms';
import { Box } from '@portal/ui';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { emailOfState } from '../auth-parts/email-of-state.ts';
import { useMailedLink } from '../auth-parts/use-mailed-link.ts';
import { useVerifyReset } from './reset.queries.ts';

/** The code of the mail and a new password. Success ends all sessions and leads to sign-in. */
export const Component = () => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { state } = useLocation();
  const link = useMailedLink();
  const verify = useVerifyReset();
  const form = useForm<VerifyResetInput>({
    defaultValues: {
      email: link.get('email') ?? emailOfState(state),
      code: link.get('code') ?? '',
      newPassword: '',
    },
  });

  const submit = async (values: VerifyResetInput) => {
    const email = values.email.trim();
    const { message } = await verify.mutateAsync({ ...values, email });
    notify.success(message);
    await navigate('/auth/sign-in', { state: { email } });
  };

  return (
    <Page title={t('reset.title')}>
      <AuthHead title={t('reset.title')}>{emailOfState(state) && t('reset.text')}</AuthHead>
      <FormShell form={form} onSubmit={submit} error={verify.error} leaveGuard={false}>
        <TextField name="email" type="email" label={t('fields.email')} autoComplete="username" />
        <TextField
          name="code"
          label={t('reset.code')}
          hint={t('reset.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <PasswordField name="newPassword" label={t('fields.newPassword')} meter />
        <SubmitButton full>{t('reset.submit')}</SubmitButton>
      </FormShell>
      <Box mt="5">
        <TextLink to="/auth/forgot-password" state={{ email: form.watch('email') }} fontWeight="600">
          {t('reset.again')}
        </TextLink>
      </Box>
    </Page>
  );
};
