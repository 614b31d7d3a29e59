import { faqCategories } from '@portal/contracts/content/keys';
import { useQuery, useSearchParams, useTranslation } from '@portal/platform';
import { SelectField } from '@portal/platform/forms';
import { Alert, Box, Skeleton, WorkContainer } from '@portal/ui';
import { useMemo } from 'react';
import { EntryHistoryPage } from '../edit-directory/EntryHistoryPage.tsx';
import { EntryPage } from '../edit-directory/EntryPage.tsx';
import { EntryTexts } from '../edit-directory/EntryTexts.tsx';
import { SharedFields } from '../edit-directory/SharedFields.tsx';
import { faqs } from './faqs.ts';
import { askedMessage, suggestedBy } from './suggested-faq.ts';

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
