import { type Static, Type } from 'typebox';
import { result } from '../envelopes.ts';
import { countryCode, text } from '../fields.ts';
import { Nullable } from '../funds/schema-parts.ts';

const facts = {
  /** As the bank has it. */
  holder: text(200),
  bank: text(200),
  /** Where the account is kept. */
  countryCode: countryCode(),
};

/** Letters and digits of an account number or IBAN; spaces between them do not count. */
export const SaveAccountHolderBody = Type.Object(
  {
    ...facts,
    account: Type.String({ minLength: 5, maxLength: 50, pattern: '^[A-Za-z0-9 ]+$' }),
    bic: Type.Optional(Type.String({ maxLength: 11, pattern: '^(?:[A-Za-z0-9]{8}(?:[A-Za-z0-9]{3})?)?$' })),
    /** 0 when the account is told for the first time. */
    rowVersion: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  },
  { additionalProperties: false },
);
export type SaveAccountHolder = Static<typeof SaveAccountHolderBody>;

export const AccountHolderSchema = Type.Object({
  ...facts,
  account: Type.String(),
  bic: Nullable(Type.String()),
  rowVersion: Type.Integer(),
  updatedAt: Type.String(),
});
export type AccountHolder = Static<typeof AccountHolderSchema>;
export const AccountHolderResult = result(AccountHolderSchema);
/** Null until the applicant has told it. */
export const MaybeAccountHolderResult = result(Nullable(AccountHolderSchema));
