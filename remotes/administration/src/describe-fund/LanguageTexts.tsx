import { isEmpty, type Language, languageNames, languages } from '@portal/contracts';
import { useTranslation } from '@portal/platform';
import { TextAreaField, TextField, useFormContext, useFormState, useWatch } from '@portal/platform/forms';
import { Box, Card, Heading, Segmented, Stack, Text } from '@portal/ui';
import { useEffect, useState } from 'react';
import type { FundValues } from './fund-values.ts';

const parts = ['title', 'description', 'eligibilityText'] as const;

/** A mistake in a language that is not shown brings that language up. */
const useLanguage = () => {
  const [language, setLanguage] = useState<Language>('en');
  const { setFocus } = useFormContext<FundValues>();
  const { errors, submitCount } = useFormState<FundValues>();
  const wrong = languages
    .flatMap((one) => parts.map((part) => ({ one, part })))
    .find(({ one, part }) => errors[part]?.[one]);
  useEffect(() => {
    if (submitCount === 0 || !wrong || wrong.one === language) return;
    setLanguage(wrong.one);
    requestAnimationFrame(() => setFocus(`${wrong.part}.${wrong.one}`));
    // Only a new attempt moves the person, not every key they press.
  }, [submitCount]);
  return { language, setLanguage };
};

/** Title, description and who may apply, in one language at a time; each is its own text. */
export const LanguageTexts = () => {
  const { t } = useTranslation('administration');
  const { language, setLanguage } = useLanguage();
  const title = useWatch<FundValues, 'title'>({ name: 'title' });
  return (
    <Card as="section" p={{ base: '5', lg: '7' }}>
      <Heading textStyle="panelTitle" mb="4">
        {t('fund.texts')}
      </Heading>
      <Segmented
        label={t('fund.language')}
        value={language}
        onChange={setLanguage}
        options={languages.map((value) => ({
          value,
          label: <span lang={value}>{languageNames[value]}</span>,
        }))}
      />
      {isEmpty(title[language]) && language !== 'en' && (
        <Text textStyle="hint" color="fg.muted" mt="3">
          {t('fund.notTranslated', { language: languageNames[language] })}
        </Text>
      )}
      {languages.map((one) => {
        const name = languageNames[one];
        const optional = one !== 'en';
        return (
          <Box key={one} mt="5" hidden={one !== language} css={{ '& input': { unicodeBidi: 'plaintext' } }}>
            <Stack gap="5">
              <TextField
                name={`title.${one}`}
                label={t('fund.title', { language: name })}
                maxLength={150}
                optional={optional}
              />
              <TextAreaField
                name={`description.${one}`}
                label={t('fund.description', { language: name })}
                maxLength={4000}
                rows={6}
                optional={optional}
              />
              <TextAreaField
                name={`eligibilityText.${one}`}
                label={t('fund.eligibility', { language: name })}
                maxLength={8000}
                rows={6}
                optional={optional}
              />
            </Stack>
          </Box>
        );
      })}
    </Card>
  );
};
