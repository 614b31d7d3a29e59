import { isEmpty, type Language, languageNames } from '@portal/contracts';
import { useTranslation } from '@portal/platform';
import { LanguageTexts, useFormContext, useWatch } from '@portal/platform/forms';
import { Box, Card, Heading, HintText } from '@portal/ui';
import { useState } from 'react';
import { LanguageSwitch } from '../choose-language/LanguageSwitch.tsx';
import type { FundValues } from './fund-values.ts';

/** Title, description and who may apply, in one language at a time; each is its own text. */
export const FundTexts = () => {
  const { t } = useTranslation('administration');
  const [language, setLanguage] = useState<Language>('en');
  const { setFocus } = useFormContext();
  const title = useWatch<FundValues, 'title'>({ name: 'title' });
  const label = (part: 'title' | 'description' | 'eligibility') => (one: Language) =>
    t(`fund.${part}`, { language: languageNames[one] });
  return (
    <Card as="section" padded>
      <Heading textStyle="panelTitle" mb="4">
        {t('fund.texts')}
      </Heading>
      <LanguageSwitch label={t('fund.language')} value={language} onChange={setLanguage} />
      {isEmpty(title[language]) && language !== 'en' && (
        <HintText mt="3">{t('fund.notTranslated', { language: languageNames[language] })}</HintText>
      )}
      <Box mt="5" css={{ '& input': { unicodeBidi: 'plaintext' } }}>
        <LanguageTexts
          language={language}
          onRefused={(one, field) => {
            setLanguage(one);
            requestAnimationFrame(() => setFocus(field));
          }}
          texts={[
            { name: 'title', label: label('title'), maxLength: 150 },
            { name: 'description', label: label('description'), maxLength: 4000, rows: 6 },
            { name: 'eligibilityText', label: label('eligibility'), maxLength: 8000, rows: 6 },
          ]}
        />
      </Box>
    </Card>
  );
};
