import { Page, TextLink, useLocation, useNavigate, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, TextField, useForm } from '@portal/platform/forms';
import { Box } from '@portal/ui';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { emailOfState } from '../auth-parts/email-of-state.ts';
import { useRequestReset } from './reset.queries.ts';

/** Asks for a code. The answer is the same whether or not there is an account. */
export const Component = () => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const request = useRequestReset();
  const { state } = useLocation();
  const form = useForm({ defaultValues: { email: emailOfState(state) } });

  const submit = async ({ email }: { email: string }) => {
    await request.mutateAsync(email.trim());
    await navigate('/auth/reset', { state: { email: email.trim() } });
  };

  return (
    <Page title={t('forgot.title')}>
      <AuthHead title={t('forgot.title')}>{t('forgot.text')}</AuthHead>
      <FormShell form={form} onSubmit={submit} error={request.error} leaveGuard={false} summary="rest">
        <TextField name="email" type="email" label={t('fields.email')} />
        <SubmitButton full>{t('forgot.submit')}</SubmitButton>
      </FormShell>
      <Box mt="5">
        <TextLink to="/auth/sign-in" fontWeight="600">
          {t('auth.toSignIn')}
        </TextLink>
      </Box>
    </Page>
  );
};
