import { type Language, languages } from '@portal/contracts';
import { useTranslation } from '@portal/platform';
import { TextAreaField, TextField, useFormState, useWatch } from '@portal/platform/forms';
import { Box, Stack } from '@portal/ui';
import { useEffect } from 'react';
import { ChangedMark } from '../show-state/ChangedMark.tsx';
import { EnglishText } from '../show-state/EnglishText.tsx';
import { useEntryLanguage } from './entry-language.ts';
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
  const own = `${name}.${code}`;
  const shown = {
    ...facts,
    name: own,
    labelEnd: <ChangedMark name={own} />,
    ...(hint !== undefined && { hint }),
    ...(code !== 'en' && {
      note: english === '' ? t('directory.falls') : <EnglishText text={english} />,
      optional: true,
    }),
    ...(code === 'en' && optional && { optional }),
  };
  return rows === undefined ? <TextField {...shown} /> : <TextAreaField {...shown} rows={rows} />;
};

/** The texts of every language, those of one shown; a refused text brings its language to the front. */
export const LanguageTexts = ({ texts }: { texts: readonly TextFacts[] }) => {
  const { language, choose } = useEntryLanguage();
  const { errors, isSubmitting } = useFormState<Record<string, Texts>>();
  const names = texts.map(({ name }) => name);
  const values = useWatch<Record<string, Texts>>({ name: names });
  const refused = languages.find((code) => names.some((name) => errors[name]?.[code]));
  useEffect(() => {
    if (!isSubmitting && refused) choose(refused);
  }, [isSubmitting, refused, choose]);
  return languages.map((code) => (
    <Box key={code} hidden={code !== language}>
      <Stack gap="5">
        {texts.map((facts, place) => (
          <OneText key={facts.name} facts={facts} code={code} english={values[place]?.en ?? ''} />
        ))}
      </Stack>
    </Box>
  ));
};
