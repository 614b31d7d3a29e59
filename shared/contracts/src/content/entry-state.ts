import { type Static, Type } from 'typebox';
import { languages } from '../languages.ts';

const status = Type.Enum(['DRAFT', 'PUBLISHED', 'CHANGED']);

/** One language of an entry. */
export const EntryLanguage = Type.Object({
  /** Not public; public; public with other words on the desk. */
  status,
  /** The version of the entry whose English it was made from; null for English itself and for what never was public. */
  translationOf: Type.Union([Type.Integer(), Type.Null()]),
  /** Public English has changed since it was made. */
  isBehind: Type.Boolean(),
  /** When this language goes public by itself, as it was when that was asked for. */
  scheduledFor: Type.Union([Type.String(), Type.Null()]),
});
export type EntryLanguage = Static<typeof EntryLanguage>;

/** What an editor needs to know of an entry of a list; comes with `draft=1`. */
export const EntryState = Type.Object({
  /** Never public or taken back; public; public with a draft over it, whose words the entry then has. */
  status,
  /** When all of it goes public by itself, as it was when that was asked for. */
  scheduledFor: Type.Union([Type.String(), Type.Null()]),
  /** By language; one in which nothing is written is left out. */
  languages: Type.Optional(Type.Record(Type.String(), EntryLanguage)),
});
export type EntryState = Static<typeof EntryState>;

/** Keeps what is public as it is: of a published entry the words are kept for later, another stays unpublished. */
export const asDraft = Type.Optional(Type.Boolean());

/** Saves the texts of this language and what is the same in all of them; no other text is touched, whatever is sent of it. */
export const oneLanguage = Type.Optional(Type.Enum([...languages]));
