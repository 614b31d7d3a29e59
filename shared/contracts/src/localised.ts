import { type TSchema, Type } from 'typebox';
import { text } from './fields.ts';
import { closed } from './schema-parts.ts';

const allLanguages = <E extends TSchema, O extends TSchema>(english: E, other: O) =>
  closed({ en: english, fr: other, pt: other, ar: other, es: other, sw: other });

/** A text of at most `max` characters in English and any other of the six languages. */
export const localisedText = (max: number) => allLanguages(text(max), Type.Optional(text(max)));

/** A text in all six languages. */
export const everyLanguage = (max: number) => allLanguages(text(max), text(max));
