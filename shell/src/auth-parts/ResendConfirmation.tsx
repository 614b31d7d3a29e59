import { resendVerification } from '@portal/contracts/calls/identity/password';
import { call, ErrorAlert, useMutation, useTranslation } from '@portal/platform';
import { Alert, Button, Stack } from '@portal/ui';

/** Sends the mail with the confirmation link again. */
export const ResendConfirmation = ({ email }: { email: string }) => {
  const { t } = useTranslation('shell');
  const resend = useMutation({
    mutationFn: () => call(resendVerification, { body: { email } }),
    meta: { silent: true },
  });
  if (resend.isSuccess) return <Alert status="success" title={resend.data.message} live />;
  return (
    <Stack gap="3" align="flex-start">
      {resend.error !== null && <ErrorAlert error={resend.error} />}
      <Button
        variant="outline"
        size="sm"
        loading={resend.isPending}
        loadingText={t('code.resending')}
        onClick={() => resend.mutate()}
      >
        {t('register.resend')}
      </Button>
    </Stack>
  );
};
