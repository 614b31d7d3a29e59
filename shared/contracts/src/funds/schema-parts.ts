import { type TSchema, Type } from 'typebox';
import { type Localised, languages } from '../languages.ts';

/** `{amount, currency}`: see `Money`. */
export const MoneySchema = Type.Object(
  {
    amount: Type.String({ pattern: '^-?\\d{1,15}(\\.\\d{1,2})?$' }),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  },
  { additionalProperties: false },
);

/** An ISO 8601 instant in UTC, such as `2025-11-20T14:02:00.000Z`. */
export const Instant = Type.String();

/** A calendar day, such as `2025-11-20`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

export const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

/** ISO 3166 alpha-2, upper case. */
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' });

export const RowVersion = Type.Integer({ minimum: 1 });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A text per language; English is there, the others may be. */
export const LocalisedText = Type.Unsafe<Localised>(
  Type.Object(
    Object.fromEntries(
      languages.map((language) => {
        const text = Type.String({ maxLength: 8000 });
        return [language, language === 'en' ? text : Type.Optional(text)];
      }),
    ),
    { additionalProperties: false },
  ),
);

const order = ['ASC', 'DESC'] as const;

/** Page, size, sorting and the free text of a table. A search starts again at page 1. */
export const tableQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  order: Type.Optional(Type.Enum(order)),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
};

export const resultOf = <T extends TSchema>(data: T) => Type.Object({ data, message: Type.String() });

export const pageOf = <T extends TSchema>(row: T) =>
  Type.Object({
    data: Type.Array(row),
    message: Type.String(),
    total: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
    totalIsCapped: Type.Optional(Type.Boolean()),
  });
