import { getContactMessage } from '@portal/contracts/calls/support/contact-messages';
import { faqCategories } from '@portal/contracts/content/keys';
import type { ContactMessage } from '@portal/contracts/support/contact-messages';
import { dataQuery, useQuery, useSearchParams, useTranslation } from '@portal/platform';
import { SelectField } from '@portal/platform/forms';
import { Alert, Box, Skeleton, WorkContainer } from '@portal/ui';
import { useMemo } from 'react';
import { EntryHistoryPage } from '../edit-directory/EntryHistoryPage.tsx';
import { EntryPage } from '../edit-directory/EntryPage.tsx';
import { EntryTexts } from '../edit-directory/EntryTexts.tsx';
import { SharedFields } from '../edit-directory/SharedFields.tsx';
import { inAllLanguages } from '../edit-directory/text-by-language.ts';
import { faqs } from './faqs.ts';

/** The message that a public question is to be made of. */
const askedMessage = (id: string) =>
  dataQuery(['cms', 'asked-message', id], getContactMessage, { params: { id } });

/** The questions, of which a new one begins with what was asked and what was last answered, in that language. */
const suggestedBy = ({ id, subject, language, replies }: ContactMessage): typeof faqs => ({
  ...faqs,
  begunFrom: id,
  valuesOf: (faq) =>
    faq
      ? faqs.valuesOf(faq)
      : {
          ...faqs.valuesOf(),
          question: inAllLanguages({ [language]: subject }),
          answer: inAllLanguages({ [language]: replies.at(-1)?.body ?? '' }),
        },
});

/** The message that the address names; a question is written without one that is gone. */
const useAsked = () => {
  const [params] = useSearchParams();
  const id = params.get('message');
  const { data, isPending } = useQuery({ ...askedMessage(id ?? ''), enabled: id !== null });
  const directory = useMemo(() => (data ? suggestedBy(data) : faqs), [data]);
  return { message: data, isReading: id !== null && isPending, directory };
};

/** `/workspace/content-management/faqs-list/:id`: one question in every language; `new` adds one. */
export const Component = () => {
  const { t } = useTranslation('cms');
  const { message, isReading, directory } = useAsked();
  if (isReading)
    return (
      <WorkContainer>
        <Skeleton h="24rem" />
      </WorkContainer>
    );
  return (
    <EntryPage directory={directory}>
      {message && (
        <Alert title={t('faqsList.fromMessage', { number: message.ticketNumber })}>
          {t('faqsList.fromMessageHint')}
        </Alert>
      )}
      <EntryTexts
        texts={[
          { name: 'question', label: t('faqsList.fields.question'), maxLength: 300 },
          {
            name: 'answer',
            label: t('faqsList.fields.answer'),
            maxLength: 4000,
            rows: 7,
            hint: t('faqsList.paragraphs'),
          },
        ]}
      />
      <SharedFields>
        <Box maxW="18rem">
          <SelectField
            name="category"
            label={t('faqsList.fields.category')}
            options={faqCategories.map((value) => ({ value, label: t(`faqsList.kinds.${value}`) }))}
          />
        </Box>
      </SharedFields>
    </EntryPage>
  );
};

/** What of it was public, and the way back. */
export const History = () => <EntryHistoryPage directory={faqs} />;
