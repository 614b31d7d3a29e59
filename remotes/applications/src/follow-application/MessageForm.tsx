import { notify, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, TextAreaField, useForm } from '@portal/platform/forms';
import { Box } from '@portal/ui';
import { useSendMessage } from './application.queries.ts';

const empty = { text: '' };

export const MessageForm = ({ id }: { id: string }) => {
  const { t } = useTranslation('applications');
  const form = useForm({ defaultValues: empty });
  const send = useSendMessage(id);
  const submit = async ({ text }: typeof empty) => {
    const { message } = await send.mutateAsync(text);
    notify.success(message);
  };
  return (
    <FormShell
      form={form}
      error={send.error}
      onSubmit={submit}
      summary="rest"
      keptAs={`message-${id}`}
      empty={empty}
    >
      <TextAreaField name="text" label={t('messages.write')} maxLength={4000} rows={3} />
      <Box>
        <SubmitButton variant="outline">{t('messages.send')}</SubmitButton>
      </Box>
    </FormShell>
  );
};
