import { sendContactMessage } from '@portal/contracts/calls/support/contact-messages';
import type { ContactMessageInput } from '@portal/contracts/support/contact-messages';
import { type ContactTopic, contactLimits, contactTopics } from '@portal/contracts/support/enums';
import { call, currentLanguage, useMutation, useTranslation, useUser } from '@portal/platform';
import {
  FormShell,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
} from '@portal/platform/forms';
import { Alert } from '@portal/ui';
import { CHAT_NAMESPACE } from '../translations/chat-translations.ts';

interface Values
  extends Pick<ContactMessageInput, 'firstName' | 'lastName' | 'email' | 'subject' | 'message'> {
  topic: ContactTopic | '';
}

/** While nobody is there: the fields of the contact form, answered by e-mail under a ticket number. */
export const LeaveMessage = ({ onSent }: { onSent: (ticketNumber: string) => void }) => {
  const { t } = useTranslation(CHAT_NAMESPACE);
  const user = useUser();
  const form = useForm<Values>({
    defaultValues: {
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      email: user?.email ?? '',
      topic: '',
      subject: '',
      message: '',
    },
  });
  const send = useMutation({
    mutationFn: ({ topic, ...values }: Values) =>
      // The form does not send before a topic is chosen; the fallback is for the compiler.
      call(sendContactMessage, {
        body: { ...values, topic: topic || 'GENERAL', language: currentLanguage() },
      }),
    meta: { silent: true },
  });
  return (
    <>
      <Alert status="info" title={t('leave.title')} mb="5">
        {t('leave.lead')} {t('leave.files')}
      </Alert>
      <FormShell
        form={form}
        error={send.error}
        onSubmit={async (values) => onSent((await send.mutateAsync(values)).data.ticketNumber)}
      >
        <TextField
          name="firstName"
          label={t('leave.firstName')}
          maxLength={contactLimits.name}
          autoComplete="given-name"
        />
        <TextField
          name="lastName"
          label={t('leave.lastName')}
          maxLength={contactLimits.name}
          autoComplete="family-name"
        />
        <TextField name="email" type="email" label={t('start.email')} maxLength={254} />
        <SelectField
          name="topic"
          label={t('leave.topic')}
          options={contactTopics.map((value) => ({ value, label: t(`leave.topics.${value}`) }))}
        />
        <TextField
          name="subject"
          label={t('leave.subject')}
          maxLength={contactLimits.subject}
          autoComplete="off"
        />
        <TextAreaField name="message" label={t('start.message')} rows={4} maxLength={contactLimits.message} />
        <SubmitButton alignSelf="start">{t('leave.send')}</SubmitButton>
      </FormShell>
    </>
  );
};
