import { type Language, languages } from '@portal/contracts';
import { Box, Stack } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { TextAreaField, TextField } from './text-fields.tsx';
import type { FieldBasics } from './use-form-field.ts';

/** One text that is written in every language; the form holds it as an object with a key for each. */
export interface LanguageText {
  name: string;
  label: (language: Language) => string;
  maxLength: number;
  /** Lines to write in; absent: a single line. */
  rows?: number;
  hint?: string;
  /** May be left empty in English too. */
  optional?: boolean;
}

type Texts = Partial<Record<Language, string>>;

export interface LanguageTextsProps {
  texts: readonly LanguageText[];
  /** The one that is shown. */
  language: Language;
  /** An attempt to save was refused for the text `field` of a language that is not shown. */
  onRefused: (language: Language, field: string) => void;
  /** What stands at the field of one language besides. */
  beside?: (field: string, language: Language, english: string) => Pick<FieldBasics, 'labelEnd' | 'note'>;
}

/** Texts in every language, those of one shown; the others keep what was typed. */
export const LanguageTexts = ({ texts, language, onRefused, beside }: LanguageTextsProps) => {
  const { errors, isSubmitting, submitCount } = useFormState();
  const answered = useRef(0);
  const names = texts.map(({ name }) => name);
  const values = useWatch<Record<string, Texts>>({ name: names });
  const refused = languages
    .flatMap((code) => names.map((name) => ({ code, name })))
    .find(({ code, name }) => get(errors, `${name}.${code}`));
  const field = refused && `${refused.name}.${refused.code}`;
  useEffect(() => {
    // Only a new attempt moves the person, not every key they press; what the server refuses comes after it was counted.
    if (isSubmitting || !refused || !field || submitCount === answered.current) return;
    answered.current = submitCount;
    if (refused.code !== language) onRefused(refused.code, field);
  }, [isSubmitting, submitCount, field]);
  return languages.map((code) => (
    <Box key={code} hidden={code !== language}>
      <Stack gap="5">
        {texts.map(({ name, label, rows, maxLength, hint, optional = false }, place) => {
          const field = `${name}.${code}`;
          const shown = {
            name: field,
            label: label(code),
            maxLength,
            optional: optional || code !== 'en',
            ...(hint !== undefined && { hint }),
            ...beside?.(field, code, values[place]?.en ?? ''),
          };
          return rows === undefined ? (
            <TextField key={name} {...shown} />
          ) : (
            <TextAreaField key={name} {...shown} rows={rows} />
          );
        })}
      </Stack>
    </Box>
  ));
};
