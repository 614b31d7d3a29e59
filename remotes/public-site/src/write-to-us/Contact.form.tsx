import { sendContactMessage } from '@portal/contracts/calls/support/contact-messages';
import { type ContactTopic, contactLimits, contactTopics } from '@portal/contracts/support/enums';
import { call, currentLanguage, useMutation, useTranslation } from '@portal/platform';
import {
  FormShell,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useFormToken,
} from '@portal/platform/forms';
import { Grid } from '@portal/ui';
import { paths } from '../navigation/paths.ts';
import { Honeypot } from '../visitor-form/Honeypot.tsx';
import { PersonFields, twoColumns } from '../visitor-form/PersonFields.tsx';
import { type PersonValues, toBody, usePersonForm, usePersonLabels } from '../visitor-form/person.ts';
import { useStoredValues } from '../visitor-form/use-stored-values.ts';
import { WriteByMail } from '../visitor-form/WriteByMail.tsx';

interface Values extends PersonValues {
  topic: ContactTopic | '';
  applicationNumber: string;
  subject: string;
  message: string;
}

/** A message to the Fund. Whatever is refused, and wherever the visitor goes meanwhile, everything typed stays. */
export function ContactForm({ onSent }: { onSent: (ticketNumber: string) => void }) {
  const { t } = useTranslation('public-site');
  const tokenHeaders = useFormToken();
  const send = useMutation({
    mutationFn: async (values: Values) =>
      call(sendContactMessage, {
        body: { ...toBody(values), language: currentLanguage() },
        headers: await tokenHeaders(),
      }),
    meta: { silent: true },
  });
  const personLabels = usePersonLabels();
  const form = usePersonForm<Values>(paths.contact, {
    topic: '',
    applicationNumber: '',
    subject: '',
    message: '',
  });
  const { isKept, forget } = useStoredValues('contact', form);
  return (
    <FormShell
      form={form}
      error={send.error}
      plainPost={{
        action: paths.contact,
        labels: {
          ...personLabels,
          topic: t('contact.topic'),
          applicationNumber: t('contact.applicationNumber'),
          subject: t('contact.subject'),
          message: t('contact.message'),
        },
      }}
      leaveGuard={!isKept}
      onSubmit={async (values) => {
        const { data } = await send.mutateAsync(values);
        forget();
        onSent(data.ticketNumber);
      }}
    >
      <WriteByMail
        error={send.error}
        subject={form.getValues('subject')}
        message={form.getValues('message')}
      />
      <PersonFields />
      <Grid {...twoColumns}>
        <SelectField
          name="topic"
          label={t('contact.topic')}
          placeholder={t('contact.chooseTopic')}
          options={contactTopics.map((value) => ({ value, label: t(`contact.topics.${value}`) }))}
        />
        <TextField
          name="applicationNumber"
          label={t('contact.applicationNumber')}
          hint={t('contact.applicationNumberHint')}
          maxLength={40}
          autoComplete="off"
          optional
        />
      </Grid>
      <TextField
        name="subject"
        label={t('contact.subject')}
        maxLength={contactLimits.subject}
        autoComplete="off"
      />
      <TextAreaField name="message" label={t('contact.message')} rows={7} maxLength={contactLimits.message} />
      <Honeypot />
      <SubmitButton alignSelf="start">{t('contact.send')}</SubmitButton>
    </FormShell>
  );
}
