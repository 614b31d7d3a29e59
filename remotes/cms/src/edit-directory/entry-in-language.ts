import { type Language, languages } from '@portal/contracts';
import type { FieldValues } from '@portal/platform/forms';

/** Whether a value is a text in several languages. */
const isTexts = (value: unknown): value is Partial<Record<string, string>> =>
  typeof value === 'object' && value !== null && 'en' in value;

const parts = (values: FieldValues): [name: string, value: unknown][] => Object.entries(values);

/** The texts of an entry in one language. */
export const inLanguage = (values: FieldValues, code: Language): Record<string, string> =>
  Object.fromEntries(
    parts(values).flatMap(([name, value]) => (isTexts(value) ? [[name, value[code] ?? '']] : [])),
  );

/** What an entry says in no language. */
export const withoutTexts = (values: FieldValues): Record<string, unknown> =>
  Object.fromEntries(parts(values).filter(([, value]) => !isTexts(value)));

/** Whether a text of another language differs. */
export const writesElsewhere = (before: FieldValues, after: FieldValues, language: Language): boolean =>
  languages.some(
    (code) =>
      code !== language &&
      JSON.stringify(inLanguage(before, code)) !== JSON.stringify(inLanguage(after, code)),
  );

/** Values with a sign where English is still to be written: a page has no heading without words. */
export const withGaps = (values: FieldValues): Record<string, unknown> =>
  Object.fromEntries(
    parts(values).map(([name, value]) => [
      name,
      isTexts(value) && !value.en?.trim() ? { ...value, en: '…' } : value,
    ]),
  );
