import { faqCategories } from '@portal/contracts/faqs/categories';
import { useTranslation } from '@portal/platform';
import { SelectField } from '@portal/platform/forms';
import { Box } from '@portal/ui';
import { EntryHistoryPage } from '../edit-directory/EntryHistoryPage.tsx';
import { EntryPage } from '../edit-directory/EntryPage.tsx';
import { LanguageTexts } from '../edit-directory/LanguageTexts.tsx';
import { faqs } from './faqs.ts';

/** `/workspace/content-management/faqs-list/:id`: one question in every language; `new` adds one. */
export const Component = () => {
  const { t } = useTranslation('cms');
  return (
    <EntryPage directory={faqs}>
      <Box maxW="18rem">
        <SelectField
          name="category"
          label={t('faqsDesk.fields.category')}
          options={faqCategories.map((value) => ({ value, label: t(`faqsDesk.kinds.${value}`) }))}
        />
      </Box>
      <LanguageTexts
        texts={[
          { name: 'question', label: t('faqsDesk.fields.question'), maxLength: 300 },
          {
            name: 'answer',
            label: t('faqsDesk.fields.answer'),
            maxLength: 4000,
            rows: 7,
            hint: t('faqsDesk.paragraphs'),
          },
        ]}
      />
    </EntryPage>
  );
};

/** What of it was public, and the way back. */
export const History = () => <EntryHistoryPage directory={faqs} />;
