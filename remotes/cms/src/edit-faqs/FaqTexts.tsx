import { type Language, languages } from '@portal/contracts';
import { useTranslation } from '@portal/platform';
import { TextAreaField, TextField, useFormState, useWatch } from '@portal/platform/forms';
import { Box, Segmented, Stack } from '@portal/ui';
import { useEffect, useState } from 'react';
import { languageNames } from '../edit-section/language-names.ts';
import type { FaqValues } from './faq-values.ts';

/** The texts of every language, one shown at a time; a refused text brings its language to the front. */
export const FaqTexts = () => {
  const { t } = useTranslation('cms');
  const [language, setLanguage] = useState<Language>('en');
  const { errors, isSubmitting } = useFormState<FaqValues>();
  const english = useWatch<FaqValues, 'question'>({ name: 'question' }).en;
  const refused = languages.find((code) => errors.question?.[code] ?? errors.answer?.[code]);
  useEffect(() => {
    if (!isSubmitting && refused) setLanguage(refused);
  }, [isSubmitting, refused]);
  return (
    <Stack gap="5">
      <Segmented
        label={t('languages')}
        value={language}
        onChange={setLanguage}
        options={languages.map((value) => ({ value, label: <bdi lang={value}>{languageNames[value]}</bdi> }))}
      />
      {languages.map((code) => {
        const isOptional = code !== 'en';
        return (
          <Box key={code} hidden={code !== language}>
            <Stack gap="5">
              <TextField
                name={`question.${code}`}
                label={t('faqsDesk.question')}
                maxLength={300}
                {...(isOptional && { optional: true, hint: t('english', { text: english }) })}
              />
              <TextAreaField
                name={`answer.${code}`}
                label={t('faqsDesk.answer')}
                rows={7}
                maxLength={4000}
                hint={t(isOptional ? 'faqsDesk.falls' : 'faqsDesk.paragraphs')}
                {...(isOptional && { optional: true })}
              />
            </Stack>
          </Box>
        );
      })}
    </Stack>
  );
};
