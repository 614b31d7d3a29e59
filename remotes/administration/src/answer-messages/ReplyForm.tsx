import { MessageField, PreparedText } from '@portal/application-view';
import { languageNames } from '@portal/contracts';
import type { ContactMessage } from '@portal/contracts/support/contact-messages';
import { contactLimits } from '@portal/contracts/support/enums';
import { useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, useForm } from '@portal/platform/forms';
import { Flex } from '@portal/ui';
import { useReply } from './messages.queries.ts';

const empty = { message: '' };

/** A reply by e-mail. What was typed stays until it is on its way. */
export const ReplyForm = ({ message }: { message: ContactMessage }) => {
  const { t } = useTranslation('administration');
  const reply = useReply(message);
  const form = useForm({ defaultValues: empty });
  return (
    <FormShell
      form={form}
      error={reply.error}
      onSubmit={({ message: text }) => reply.mutateAsync(text.trim())}
      keptAs={`reply-${message.id}`}
      empty={empty}
    >
      <MessageField
        name="message"
        label={t('messages.reply', { name: message.firstName })}
        hint={t('messages.replyHint', { language: languageNames[message.language], email: message.email })}
        maxLength={contactLimits.reply}
        rows={6}
      />
      <Flex gap="3" wrap="wrap">
        <PreparedText name="message" language={message.language} />
        <SubmitButton>{t('messages.send')}</SubmitButton>
      </Flex>
    </FormShell>
  );
};
