import { type Static, Type } from 'typebox';
import { result } from '../envelopes.ts';
import { Id, Instant, Nullable, RowVersion } from '../funds/schema-parts.ts';

const closed = { additionalProperties: false } as const;

/** The token of the mailed link, or the number of the application with the mailed code. */
export const ConfirmEntryBody = Type.Object(
  {
    token: Type.Optional(Type.String({ minLength: 20, maxLength: 100 })),
    applicationNumber: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  },
  closed,
);
export type ConfirmEntry = Static<typeof ConfirmEntryBody>;

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
