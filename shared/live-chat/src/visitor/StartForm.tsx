import { startConversation } from '@portal/contracts/calls/support/chat';
import type { Conversation } from '@portal/contracts/support/chat.schemas';
import { chatLimits } from '@portal/contracts/support/enums';
import { call, currentLanguage, useMutation, useTranslation, useUser } from '@portal/platform';
import {
  FormShell,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
  useFormToken,
} from '@portal/platform/forms';
import { Text } from '@portal/ui';
import { useState } from 'react';
import { randomText } from '../connection/random-text.ts';
import { CHAT_NAMESPACE } from '../translations/chat-translations.ts';

const empty = { name: '', email: '', message: '' };

export interface StartFormProps {
  applicationId: string | undefined;
  waiting: number;
  onBegun: (conversation: Conversation, secret: string | undefined) => void;
}

/** The first message of a conversation; applicants are known already. */
export const StartForm = ({ applicationId, waiting, onBegun }: StartFormProps) => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  const user = useUser();
  // The same for every attempt: what was begun by one that seemed to fail is found by the next.
  const [{ secret, clientId }] = useState(() => ({ secret: randomText(32), clientId: randomText(15) }));
  const tokenHeaders = useFormToken();
  const form = useForm({ defaultValues: empty });
  const start = useMutation({
    mutationFn: async ({ name, email, message }: typeof empty) => {
      const who = user ? {} : { name: name.trim(), email: email.trim() };
      const about = user && applicationId !== undefined ? { applicationId } : {};
      const body = {
        ...who,
        ...about,
        message: message.trim(),
        clientId,
        secret,
        language: currentLanguage(),
      };
      return call(startConversation, { body, headers: await tokenHeaders() });
    },
    meta: { silent: true },
  });
  return (
    <>
      <Text mb="5" color="fg.muted">
        {t('start.lead')} {waiting > 0 && t('start.waiting', { count: waiting })}
      </Text>
      <FormShell
        form={form}
        error={start.error}
        onSubmit={async (values) => {
          const { data } = await start.mutateAsync(values);
          onBegun(data, user ? undefined : secret);
        }}
      >
        {!user && (
          <>
            <TextField name="name" label={t('start.name')} maxLength={chatLimits.name} autoComplete="name" />
            <TextField name="email" type="email" label={t('start.email')} maxLength={254} />
          </>
        )}
        <TextAreaField name="message" label={t('start.message')} rows={4} maxLength={chatLimits.text} />
        <SubmitButton alignSelf="start">{t('start.send')}</SubmitButton>
      </FormShell>
    </>
  );
};
