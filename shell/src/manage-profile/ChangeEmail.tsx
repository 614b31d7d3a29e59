import { changeEmail } from '@portal/contracts/calls/identity/profile';
import { call, useMutation, useTranslation } from '@portal/platform';
import { FormButtons, FormShell, PasswordField, TextField, useForm } from '@portal/platform/forms';
import { Alert, Box, Button, Text } from '@portal/ui';
import { useEffect, useState } from 'react';
import { errorAtField } from '../auth-parts/error-at-field.ts';

const empty = { newEmail: '', currentPassword: '' };

/** Another address, once both have said yes. */
export const ChangeEmail = () => {
  const { t } = useTranslation('security');
  const [asking, setAsking] = useState(false);
  const change = useMutation({
    mutationFn: ({ newEmail, currentPassword }: typeof empty) =>
      call(changeEmail, { body: { newEmail: newEmail.trim(), currentPassword } }),
    meta: { silent: true },
  });
  const form = useForm({ defaultValues: empty });
  // The button that asked for it has gone.
  useEffect(() => {
    if (asking) form.setFocus('newEmail');
  }, [asking, form]);
  const ask = () => {
    form.reset(empty);
    setAsking(true);
  };
  const submit = async (values: typeof empty) => {
    await change.mutateAsync(values).catch(errorAtField('INVALID_PASSWORD', 'currentPassword'));
    setAsking(false);
  };
  if (!asking) {
    return (
      <Box mb="5">
        {change.isSuccess && (
          <Alert mb="4" status="success" title={t('email.sentTitle')} live>
            {t('email.sentText')}
          </Alert>
        )}
        <Button variant="outline" size="sm" onClick={ask}>
          {t('email.change')}
        </Button>
      </Box>
    );
  }
  return (
    <Box mb="6" maxW="440px">
      <Text mb="4" color="fg.muted">
        {t('email.text')}
      </Text>
      <FormShell form={form} error={null} onSubmit={submit} leaveGuard={false} summary="rest">
        <TextField name="newEmail" type="email" label={t('email.new')} />
        <PasswordField name="currentPassword" label={t('currentPassword')} />
        <FormButtons submit={t('email.send')} cancel={t('cancel')} onCancel={() => setAsking(false)} />
      </FormShell>
    </Box>
  );
};
