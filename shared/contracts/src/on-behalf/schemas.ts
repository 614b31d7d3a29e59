import { type Static, Type } from 'typebox';
import { AnswersSchema } from '../applications/answers.schema.ts';
import { DocumentSchema } from '../applications/schemas.ts';
import { result } from '../envelopes.ts';
import { optionalText } from '../fields.ts';
import { fundTypes } from '../funds/enums.ts';
import { Id, Instant, MoneySchema, Nullable, RowVersion } from '../funds/schema-parts.ts';

const closed = { additionalProperties: false } as const;

const mailedProof = {
  token: Type.Optional(Type.String({ minLength: 20, maxLength: 100 })),
  applicationNumber: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  code: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
};

/** The token of the mailed link, or the number of the application with the mailed code. */
export const ConfirmEntryBody = Type.Object(mailedProof, closed);
export type ConfirmEntry = Static<typeof ConfirmEntryBody>;

/** What the applicant reads before confirming: all that was entered. */
export const EntryToConfirm = Type.Object({
  applicationNumber: Type.String(),
  fundType: Type.Enum(fundTypes),
  currency: Type.String(),
  projectTitle: Nullable(Type.String()),
  applicant: Type.Object({ firstName: Type.String(), lastName: Type.String(), email: Type.String() }),
  organisationName: Nullable(Type.String()),
  amountRequested: Nullable(MoneySchema),
  answers: AnswersSchema,
  documents: Type.Array(DocumentSchema),
  submittedAt: Instant,
});
export type EntryToConfirm = Static<typeof EntryToConfirm>;
export const EntryToConfirmResult = result(EntryToConfirm);

export const RefuseEntryBody = Type.Object(
  { ...mailedProof, reason: Type.Optional(optionalText(2000)) },
  closed,
);
export type RefuseEntry = Static<typeof RefuseEntryBody>;

export const RefusedEntry = Type.Object({ applicationNumber: Type.String(), refusedAt: Instant });
export type RefusedEntry = Static<typeof RefusedEntry>;
export const RefusedEntryResult = result(RefusedEntry);

export const ConfirmedEntry = Type.Object({
  applicationNumber: Type.String(),
  projectTitle: Nullable(Type.String()),
  confirmedAt: Instant,
});
export type ConfirmedEntry = Static<typeof ConfirmedEntry>;
export const ConfirmedEntryResult = result(ConfirmedEntry);

export const HandOverBody = Type.Object({ rowVersion: RowVersion }, closed);
export type HandOver = Static<typeof HandOverBody>;
export const HandedOver = Type.Object({ id: Id, handedOverAt: Instant, rowVersion: Type.Integer() });
export type HandedOver = Static<typeof HandedOver>;
export const HandedOverResult = result(HandedOver);
