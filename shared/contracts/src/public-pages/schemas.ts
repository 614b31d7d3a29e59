import Type, { type Static } from 'typebox';

export const PublicRevision = Type.Object(
  {
    /** Moves with every change of what visitors read, and when a fund opens or closes by the clock; compare it, nothing else. */
    revision: Type.String({ maxLength: 20 }),
    changedAt: Type.String(),
  },
  { additionalProperties: false },
);
export type PublicRevision = Static<typeof PublicRevision>;
