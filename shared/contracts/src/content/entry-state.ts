import { type Static, type TProperties, Type } from 'typebox';
import { languages } from '../languages.ts';
import { closed } from '../schema-parts.ts';
import { TextState } from './section.schemas.ts';

/** What an editor needs to know of an entry of a list; comes with `draft=1`. */
export const EntryState = Type.Object({
  /** Never public or taken back; public; public with a draft over it, whose words the entry then has. */
  status: TextState.properties.status,
  /** When all of it goes public by itself, as it was when that was asked for. */
  scheduledFor: Type.Union([Type.String(), Type.Null()]),
  /** By language; one in which nothing is written is left out. */
  languages: Type.Optional(Type.Record(Type.String(), TextState)),
});
export type EntryState = Static<typeof EntryState>;

/** A changed entry of a list, beside its own fields. */
export const entryUpdate = <P extends TProperties>(fields: P) =>
  closed({
    id: Type.String({ maxLength: 40 }),
    ...fields,
    rowVersion: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Keeps what is public as it is: of a published entry the words are kept for later, another stays unpublished. */
    draft: Type.Optional(Type.Boolean()),
    /** Saves the texts of this language and what is the same in all of them; no other text is touched, whatever is sent of it. */
    lang: Type.Optional(Type.Enum([...languages])),
  });
