import Type, { type Static } from 'typebox';
import { ContentSchedule, ContentVersion, directories } from '../content/desk.ts';
import { oneLanguage } from '../content/entry-state.ts';
import { instantText } from '../fields.ts';

const closed = { additionalProperties: false };
const List = Type.Enum([...directories]);
const Id = Type.String({ maxLength: 40 });
const RowVersion = Type.Optional(Type.Integer({ minimum: 0 }));

export const EntryParams = Type.Object({ list: List, id: Id }, closed);
export type EntryParams = Static<typeof EntryParams>;

/** One language alone. */
export const EntryDraftQuery = Type.Object({ lang: oneLanguage }, closed);
export type EntryDraftQuery = Static<typeof EntryDraftQuery>;

export const EntryVersionParams = Type.Object(
  { list: List, id: Id, version: Type.String({ pattern: '^[1-9][0-9]{0,6}$' }) },
  closed,
);
export type EntryVersionParams = Static<typeof EntryVersionParams>;

/** The fields of the entry by name, without its place and whether it is public. */
export const EntryWords = Type.Record(Type.String(), Type.Unknown());
export type EntryWords = Static<typeof EntryWords>;

export const EntryVersion = Type.Object({ ...ContentVersion.properties, words: EntryWords });
export type EntryVersion = Static<typeof EntryVersion>;

/** `tab` is a random name of the open page; `leaving` when it closes. */
export const EntryEditorBody = Type.Object(
  {
    list: List,
    id: Id,
    tab: Type.String({ pattern: '^[a-z0-9-]{8,64}$' }),
    leaving: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type EntryEditorBody = Static<typeof EntryEditorBody>;

/** The row version that was read, where the person has one; `lang` brings back one language. */
export const EntryRestore = Type.Object({ rowVersion: RowVersion, lang: oneLanguage }, closed);
export type EntryRestore = Static<typeof EntryRestore>;

export const EntryPlan = Type.Object(
  { list: List, id: Id, publishAt: instantText(), rowVersion: RowVersion, lang: oneLanguage },
  closed,
);
export type EntryPlan = Static<typeof EntryPlan>;

export const EntryPlanParams = Type.Object({ id: Id }, closed);
export type EntryPlanParams = Static<typeof EntryPlanParams>;

const { key: _key, lang: _lang, ...facts } = ContentSchedule.properties;

/** As the plan of a section, of an entry of a list; without `lang` in all its languages. */
export const EntrySchedule = Type.Object({ ...facts, list: List, entryId: Id, lang: oneLanguage });
export type EntrySchedule = Static<typeof EntrySchedule>;
