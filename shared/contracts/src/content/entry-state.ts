import Type, { type Static } from 'typebox';

/** What an editor needs to know of an entry of a list; comes with `draft=1`. */
export const EntryState = Type.Object({
  /** Never public or taken back; public; public with a draft over it, whose words the entry then has. */
  status: Type.Enum(['DRAFT', 'PUBLISHED', 'CHANGED']),
  /** When it goes public by itself, as it was when that was asked for. */
  scheduledFor: Type.Union([Type.String(), Type.Null()]),
});
export type EntryState = Static<typeof EntryState>;

/** Keeps what is public as it is: of a published entry the words are kept for later, another stays unpublished. */
export const asDraft = Type.Optional(Type.Boolean());
