import { type Static, Type } from 'typebox';
import { result } from '../envelopes.ts';
import { instantText } from '../fields.ts';
import { operation } from '../operation.ts';
import { closed } from '../schema-parts.ts';
import { ContentSchedule, ContentVersion, directories, Editors } from './desk.ts';
import { oneLanguage } from './entry-state.ts';

const List = Type.Enum([...directories]);
const Id = Type.String({ maxLength: 40 });
const RowVersion = Type.Optional(Type.Integer({ minimum: 0 }));

export const EntryParams = closed({ list: List, id: Id });
export type EntryParams = Static<typeof EntryParams>;

/** One language alone. */
export const EntryDraftQuery = closed({ lang: oneLanguage });

export const EntryVersionParams = closed({
  list: List,
  id: Id,
  version: Type.String({ pattern: '^[1-9][0-9]{0,6}$' }),
});
export type EntryVersionParams = Static<typeof EntryVersionParams>;

/** The fields of the entry by name, without its place and whether it is public. */
export const EntryWords = Type.Record(Type.String(), Type.Unknown());
export type EntryWords = Static<typeof EntryWords>;

export const EntryVersion = Type.Object({ ...ContentVersion.properties, words: EntryWords });
export type EntryVersion = Static<typeof EntryVersion>;

/** `tab` is a random name of the open page; `leaving` when it closes. */
export const EntryEditorBody = closed({
  list: List,
  id: Id,
  tab: Type.String({ pattern: '^[a-z0-9-]{8,64}$' }),
  leaving: Type.Optional(Type.Boolean()),
});
export type EntryEditorBody = Static<typeof EntryEditorBody>;

/** The row version that was read, where the person has one; `lang` brings back one language. */
export const EntryRestore = closed({ rowVersion: RowVersion, lang: oneLanguage });
export type EntryRestore = Static<typeof EntryRestore>;

export const EntryPlan = closed({
  list: List,
  id: Id,
  publishAt: instantText(),
  rowVersion: RowVersion,
  lang: oneLanguage,
});
export type EntryPlan = Static<typeof EntryPlan>;

const { key: _key, lang: _lang, ...facts } = ContentSchedule.properties;

/** As the plan of a section, of an entry of a list; without `lang` in all its languages. */
export const EntrySchedule = Type.Object({ ...facts, list: List, entryId: Id, lang: oneLanguage });
export type EntrySchedule = Static<typeof EntrySchedule>;

const exampleEntry = { list: 'faqs', id: 'faq_5w2ymzjt09bbnswhsnq8' } as const;

export const discardEntryDraft = operation('discardEntryDraft', 'DELETE', '/cms/entries/:list/:id/draft', {
  permission: 'content.manage',
  summary: 'Drops the draft of a question, partner or office',
  description:
    'What is public stays, and a plan to publish is called off. With `lang` the drafts of other languages stay, too. An entry that was never public is deleted instead.',
  params: EntryParams,
  query: EntryDraftQuery,
  response: result(Type.Null()),
  errors: ['not_found'],
  example: { params: exampleEntry, query: { lang: 'fr' } },
});

export const listEntryVersions = operation('listEntryVersions', 'GET', '/cms/entries/:list/:id/versions', {
  permission: 'content.manage',
  summary: 'Every version of an entry that is or was public',
  description: 'Each publication that changed the words of the entry, newest first, with its words.',
  params: EntryParams,
  response: result(Type.Array(EntryVersion)),
  errors: ['not_found'],
  example: { params: exampleEntry },
});

export const restoreEntryVersion = operation(
  'restoreEntryVersion',
  'POST',
  '/cms/entries/:list/:id/versions/:version/restore',
  {
    permission: 'content.manage',
    summary: 'Makes an old version of an entry its draft',
    description:
      'The words are checked as anything that is saved. Of a published entry they become the draft, of another its words. With `lang` those of that language alone.',
    params: EntryVersionParams,
    body: EntryRestore,
    response: result(Type.Null()),
    errors: ['not_found', 'stale_version'],
    example: { params: { ...exampleEntry, version: '1' }, body: { rowVersion: 4 } },
  },
);

export const scheduleEntry = operation('scheduleEntry', 'POST', '/cms/entries/schedules', {
  permission: 'content.manage',
  summary: 'Publishes an entry at a later moment',
  description:
    'Keeps the words as they are now; what is written afterwards stays a draft. `invalid_state`: the entry is public and has no draft. With `lang` that language alone goes public, English first.',
  body: EntryPlan,
  response: result(EntrySchedule),
  errors: ['not_found', 'invalid_state', 'stale_version'],
  example: { body: { ...exampleEntry, publishAt: '2027-01-04T06:00:00Z', rowVersion: 4 } },
});

export const listEntrySchedules = operation('listEntrySchedules', 'GET', '/cms/entries/schedules', {
  permission: 'content.manage',
  summary: 'Entries that go public by themselves, and those that failed to',
  description: '`reason` is the error code that kept one from going public.',
  response: result(Type.Array(EntrySchedule)),
  errors: [],
});

export const cancelEntrySchedule = operation('cancelEntrySchedule', 'DELETE', '/cms/entries/schedules/:id', {
  permission: 'content.manage',
  summary: 'Calls off the planned publication of an entry',
  description: 'The entry stays as it is on the desk. `invalid_state`: it no longer waits.',
  params: closed({ id: Id }),
  response: result(Type.Null()),
  errors: ['not_found', 'invalid_state'],
  example: { params: { id: 'sch_5w2ymzjt09bbnswhsnq8' } },
});

export const noteEntryEditor = operation('noteEntryEditor', 'PUT', '/cms/entries/editors', {
  permission: 'content.manage',
  summary: 'Says that an entry is being edited and by whom else',
  description:
    'To be repeated every few seconds while an entry is open; who is silent for 45 seconds has gone. `tab` is a random name of the open page. `rowVersion` tells whether somebody saved meanwhile.',
  body: EntryEditorBody,
  response: result(Editors),
  errors: ['not_found'],
  example: { body: { ...exampleEntry, tab: '5f0c8a3e-1b7d' } },
});
