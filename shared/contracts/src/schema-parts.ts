import { type TProperties, type TSchema, Type } from 'typebox';
import { moneyText, text } from './fields.ts';
import { languages } from './languages.ts';

/** An object of these properties and no other. */
export const closed = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** Some of these properties, as they are everywhere. */
export const pick = <P extends object, K extends keyof P>(from: P, ...names: K[]): Pick<P, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<P, K>; // fromEntries forgets the keys

const currency = () => Type.String({ pattern: '^[A-Z]{3}$' });

/** `{amount, currency}` as answered: see `Money`. The amount may be negative. */
export const MoneySchema = Type.Object({ amount: Type.String(), currency: currency() });

/** An amount above or equal to zero, as asked for. */
export const MoneyInput = closed({ amount: moneyText(), currency: currency() });

/** An amount with its sign, as asked for. */
export const SignedMoneyInput = closed({
  amount: Type.String({ pattern: '^-?\\d{1,15}(\\.\\d{1,2})?$', errorCode: 'money' }),
  currency: currency(),
});

/** An ISO 8601 instant in UTC, as answered. */
export const Instant = Type.String();

export const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

export const Lang = Type.Enum([...languages]);

export const RowVersion = Type.Integer({ minimum: 1 });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const allLanguages = <E extends TSchema, O extends TSchema>(english: E, other: O) =>
  closed({ en: english, fr: other, pt: other, ar: other, es: other, sw: other });

/** A text of at most `max` characters in English and any other of the six languages. */
export const localisedText = (max: number) => allLanguages(text(max), Type.Optional(text(max)));

/** A text in all six languages. */
export const everyLanguage = (max: number) => allLanguages(text(max), text(max));
