import { type TSchema, Type } from 'typebox';
import { moneyText } from './fields.ts';

const currency = () => Type.String({ pattern: '^[A-Z]{3}$' });

/** `{amount, currency}` as answered: see `Money`. The amount may be negative. */
export const MoneySchema = Type.Object({ amount: Type.String(), currency: currency() });

/** An amount above or equal to zero, as asked for. */
export const MoneyInput = Type.Object(
  { amount: moneyText(), currency: currency() },
  { additionalProperties: false },
);

/** An amount with its sign, as asked for. */
export const SignedMoneyInput = Type.Object(
  {
    amount: Type.String({ pattern: '^-?\\d{1,15}(\\.\\d{1,2})?$', errorCode: 'money' }),
    currency: currency(),
  },
  { additionalProperties: false },
);

/** An ISO 8601 instant in UTC, as answered. */
export const Instant = Type.String();

export const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

export const RowVersion = Type.Integer({ minimum: 1 });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
