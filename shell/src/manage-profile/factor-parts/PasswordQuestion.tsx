import { useTranslation } from '@portal/platform';
import { FormButtons, FormShell, PasswordField, useForm } from '@portal/platform/forms';
import { Box } from '@portal/ui';
import { useEffect } from 'react';
import { errorAtField } from '../../auth-parts/error-at-field.ts';

interface PasswordQuestionProps {
  /** Verb of the button. */
  action: string;
  /** Rejects with INVALID_PASSWORD, which is shown at the field. */
  onPassword: (password: string) => Promise<unknown>;
  onDone: () => void;
}

/** Asks for the password before protection is taken away. */
export const PasswordQuestion = ({ action, onPassword, onDone }: PasswordQuestionProps) => {
  const { t } = useTranslation('security');
  const form = useForm({ defaultValues: { currentPassword: '' } });
  // The button that asked for it has gone.
  useEffect(() => form.setFocus('currentPassword'), [form]);
  const submit = async ({ currentPassword }: { currentPassword: string }) => {
    await onPassword(currentPassword).catch(errorAtField('INVALID_PASSWORD', 'currentPassword'));
    onDone();
  };
  return (
    <Box mt="5" maxW="440px">
      <FormShell form={form} error={null} onSubmit={submit} leaveGuard={false} summary="rest">
        <PasswordField name="currentPassword" label={t('currentPassword')} />
        <FormButtons submit={action} cancel={t('cancel')} onCancel={onDone} />
      </FormShell>
    </Box>
  );
};
