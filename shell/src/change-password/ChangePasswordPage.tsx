import { updatePassword } from '@portal/contracts/calls/identity/password';
import {
  call,
  notify,
  refreshUser,
  reportError,
  useMutation,
  useTranslation,
  useUser,
  WorkPage,
} from '@portal/platform';
import { FormShell, PasswordField, SubmitButton, useForm } from '@portal/platform/forms';
import { Alert, Box, Card, PageTitle, Text } from '@portal/ui';
import { errorAtField } from '../auth-parts/error-at-field.ts';

const empty = { currentPassword: '', newPassword: '', repeat: '' };

/** Changing the password ends every other session. */
export const Component = () => {
  const { t } = useTranslation('shell');
  const isDue = useUser()?.mustChangePassword === true;
  const form = useForm({ defaultValues: empty });
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: typeof empty) =>
      call(updatePassword, { body: { currentPassword, newPassword } }),
    meta: { silent: true },
  });

  const submit = async (values: typeof empty) => {
    const { message } = await change
      .mutateAsync(values)
      .catch(errorAtField('INVALID_PASSWORD', 'currentPassword'));
    notify.success(message);
    form.reset(empty);
    // It is changed, whether or not the account can be read again.
    if (isDue) await refreshUser().catch(reportError);
  };

  return (
    <WorkPage title={t('password.title')}>
      <PageTitle>{t('password.title')}</PageTitle>
      <Text mt="1" color="fg.muted">
        {t('password.lead')}
      </Text>
      <Box mt="8" maxW="560px">
        {isDue && (
          <Alert mb="6" status="warning" live title={t('password.due')}>
            {t('password.dueText')}
          </Alert>
        )}
        <Card padded>
          <FormShell form={form} error={null} onSubmit={submit} leaveGuard={false}>
            <PasswordField name="currentPassword" label={t('fields.currentPassword')} />
            <PasswordField name="newPassword" label={t('fields.newPassword')} meter />
            <PasswordField
              name="repeat"
              label={t('fields.repeatPassword')}
              autoComplete="new-password"
              validate={(repeat: string) =>
                repeat === form.getValues('newPassword') ? undefined : t('password.differs')
              }
            />
            <SubmitButton alignSelf="start">{t('password.submit')}</SubmitButton>
          </FormShell>
        </Card>
      </Box>
    </WorkPage>
  );
};
