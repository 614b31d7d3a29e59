import { type Language, languages } from '@portal/contracts';
import type { TObject } from 'typebox';
import type { ContentFields, MadeFrom } from '../texts/text-kind.ts';
import { writtenColumns } from './directory.ts';

/** What people write of an entry, and the columns that are written in every language. */
export interface EntryShape {
  schema: TObject;
  texts: readonly string[];
}

/** What people write of an entry, without its place and whether it is public. */
export const fieldsOf = (shape: EntryShape, entry: object): ContentFields =>
  Object.fromEntries(
    writtenColumns(shape)
      .filter((name) => name !== 'order' && name !== 'isPublished')
      .map((name) => [name, Reflect.get(entry, name)]),
  );

const inLanguages = (text: unknown): Partial<Record<Language, string>> => text ?? {}; // as its schema says

/** The texts of one language by the name of their field. */
export const textsIn = ({ texts }: EntryShape, values: object, lang: Language): Record<string, string> => {
  const own = texts.map((name) => [name, inLanguages(Reflect.get(values, name))[lang]] as const);
  return Object.fromEntries(own.filter((one): one is [string, string] => one[1] !== undefined));
};

/** `base` with one language, and with what is the same in all of them, as `from` has it. */
export const withLanguage = (
  { texts }: EntryShape,
  base: ContentFields,
  from: ContentFields,
  lang: Language,
): ContentFields =>
  Object.fromEntries(
    Object.entries(from).map(([name, value]) => {
      if (!texts.includes(name)) return [name, value];
      const { [lang]: _, ...others } = inLanguages(base[name]);
      const text = inLanguages(value)[lang];
      return [name, text === undefined ? others : { ...others, [lang]: text }];
    }),
  );

const isSame = (one: Record<string, string>, other: Record<string, string>): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

export const saysTheSame = (shape: EntryShape, one: object, other: object, lang: Language): boolean =>
  isSame(textsIn(shape, one, lang), textsIn(shape, other, lang));

/** `madeFrom` of a draft: languages written just now follow the English that is public. */
export const madeFromOf = (
  shape: EntryShape,
  known: { data: object; madeFrom?: MadeFrom | undefined },
  values: ContentFields,
  english: number | undefined,
): MadeFrom => {
  const written = languages.filter((lang) => !saysTheSame(shape, known.data, values, lang));
  return {
    ...known.madeFrom,
    ...(english !== undefined && Object.fromEntries(written.map((lang) => [lang, english]))),
  };
};
