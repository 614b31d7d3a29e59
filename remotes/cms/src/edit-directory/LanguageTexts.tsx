import { type Language, languageNames, languages } from '@portal/contracts';
import { useTranslation } from '@portal/platform';
import { TextAreaField, TextField, useFormState, useWatch } from '@portal/platform/forms';
import { Box, Segmented, Stack } from '@portal/ui';
import { useEffect, useState } from 'react';
import type { Texts } from './texts.ts';

/** One text that is written in every language. */
export interface TextFacts {
  name: string;
  label: string;
  maxLength: number;
  /** Lines to write in; absent: a single line. */
  rows?: number;
  hint?: string;
  /** May be left empty in English too. */
  optional?: boolean;
}

interface TextProps {
  facts: TextFacts;
  code: Language;
  english: string;
}

const OneText = ({ facts: { name, rows, hint, optional, ...facts }, code, english }: TextProps) => {
  const { t } = useTranslation('cms');
  const translates =
    english === '' ? (
      t('directory.falls')
    ) : (
      <>
        {t('english')}{' '}
        <bdi lang="en" dir="ltr">
          {english}
        </bdi>
      </>
    );
  const shown = {
    ...facts,
    name: `${name}.${code}`,
    ...(code !== 'en' && { hint: translates, optional: true }),
    ...(code === 'en' && hint !== undefined && { hint }),
    ...(code === 'en' && optional && { optional }),
  };
  return rows === undefined ? <TextField {...shown} /> : <TextAreaField {...shown} rows={rows} />;
};

/** The texts of every language, one shown at a time; a refused text brings its language to the front. */
export const LanguageTexts = ({ texts }: { texts: readonly TextFacts[] }) => {
  const { t } = useTranslation('cms');
  const [language, setLanguage] = useState<Language>('en');
  const { errors, isSubmitting } = useFormState<Record<string, Texts>>();
  const names = texts.map(({ name }) => name);
  const values = useWatch<Record<string, Texts>>({ name: names });
  const refused = languages.find((code) => names.some((name) => errors[name]?.[code]));
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
      {languages.map((code) => (
        <Box key={code} hidden={code !== language}>
          <Stack gap="5">
            {texts.map((facts, place) => (
              <OneText key={facts.name} facts={facts} code={code} english={values[place]?.en ?? ''} />
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
};
