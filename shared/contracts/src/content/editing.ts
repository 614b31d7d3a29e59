import { type Static, type TProperties, Type } from 'typebox';
import { instantText } from '../fields.ts';
import { Nothing, operation, result } from '../operation.ts';
import { closed, Lang, Nullable } from '../schema-parts.ts';
import { contentKinds } from './keys.ts';
import { TextState } from './section.schemas.ts';

const OptionalLang = Type.Optional(Lang);
const RowVersion = Type.Optional(Type.Integer({ minimum: 0 }));
const Name = Nullable(Type.String());

const of = {
  kind: Type.Enum([...contentKinds]),
  /** The key of a section, the id of an entry. */
  id: Type.String({ maxLength: 40 }),
};

export const TextParams = closed(of);

/** Needed for a section; without it an entry is meant in all its languages. */
export const TextQuery = closed({ lang: OptionalLang });

/** What is written: a section in one language, an entry in all of them or in one. */
export type TextAddress = Static<typeof TextParams> & Static<typeof TextQuery>;

const VersionParams = closed({ ...of, version: Type.String({ pattern: '^[1-9][0-9]{0,6}$' }) });

/** The fields of the section or of the entry by name. */
const Texts = Type.Record(Type.String(), Type.Unknown());

/** What is or was public. `publishedBy` is null for what came with the portal. */
const facts = { version: Type.Integer(), publishedBy: Name, publishedAt: Type.String() };

export const ContentVersion = Type.Object({ ...facts, isPublic: Type.Boolean() });
export type ContentVersion = Static<typeof ContentVersion>;

export const FullContentVersion = Type.Object({ ...facts, data: Texts });
export type FullContentVersion = Static<typeof FullContentVersion>;

/** The row version that was read, where the person has one. */
export const RestoreBody = closed({ lang: OptionalLang, rowVersion: RowVersion });
export type RestoreBody = Static<typeof RestoreBody>;

export const ScheduleBody = closed({
  ...of,
  lang: OptionalLang,
  publishAt: instantText(),
  rowVersion: RowVersion,
});
export type ScheduleBody = Static<typeof ScheduleBody>;

/** What waits for its moment, or failed at it; `reason` is then an error code. */
export const ContentSchedule = Type.Object({
  id: Type.String(),
  kind: of.kind,
  contentId: of.id,
  lang: OptionalLang,
  publishAt: Type.String(),
  state: Type.Enum(['WAITING', 'PUBLISHED', 'CANCELLED', 'FAILED']),
  createdBy: Name,
  createdAt: Type.String(),
  /** Whether the draft was changed since: the change is not part of it. */
  isBehindDraft: Type.Boolean(),
  reason: Name,
});
export type ContentSchedule = Static<typeof ContentSchedule>;

/** `tab` is a random name of the open page; `leaving` when it closes. */
export const EditorBody = closed({
  ...of,
  lang: OptionalLang,
  tab: Type.String({ pattern: '^[a-z0-9-]{8,64}$' }),
  leaving: Type.Optional(Type.Boolean()),
});
export type EditorBody = Static<typeof EditorBody>;

/** Who else has the text open, and the row version that the server has now. */
export const Editors = Type.Object({
  /** Of whoever asks, too, where they have it open in another window. */
  others: Type.Array(Type.Object({ name: Type.String(), since: Type.String(), isYou: Type.Boolean() })),
  rowVersion: Type.Integer(),
});
export type Editors = Static<typeof Editors>;

const exampleOf = { kind: 'sections', id: 'about-us' } as const;

export const discardDraft = operation('discardDraft', 'DELETE /cms/content/:kind/:id/draft', {
  permission: 'content.manage',
  summary: 'Drops the draft of a section or an entry, or of one language of it',
  description:
    'What is public stays, and a schedule to publish the draft is called off. Without a draft nothing happens. An entry that was never public is deleted instead.',
  params: TextParams,
  query: TextQuery,
  response: Nothing,
  example: { params: exampleOf, query: { lang: 'fr' } },
});

export const listContentVersions = operation('listContentVersions', 'GET /cms/content/:kind/:id/versions', {
  permission: 'content.manage',
  summary: 'Every version of a text that is or was public',
  description:
    'Newest first, at most 200. Of an entry in one language those that changed it, or what all languages share.',
  params: TextParams,
  query: TextQuery,
  response: result(Type.Array(ContentVersion)),
  example: { params: exampleOf, query: { lang: 'fr' } },
});

export const getContentVersion = operation(
  'getContentVersion',
  'GET /cms/content/:kind/:id/versions/:version',
  {
    permission: 'content.manage',
    summary: 'One version of a text in full',
    description: 'With its words, to be compared with another.',
    params: VersionParams,
    query: TextQuery,
    response: result(FullContentVersion),
    example: { params: { ...exampleOf, version: '1' }, query: { lang: 'fr' } },
  },
);

export const restoreContentVersion = operation(
  'restoreContentVersion',
  'POST /cms/content/:kind/:id/versions/:version/restore',
  {
    permission: 'content.manage',
    summary: 'Makes an old version the new draft',
    description:
      'The old words become the draft and are published like any other. With `rowVersion`, a save in between answers `stale_version`. A shape or link that is refused today is refused here too.',
    params: VersionParams,
    body: RestoreBody,
    response: Nothing,
    errors: ['stale_version'],
    example: { params: { ...exampleOf, version: '1' }, body: { lang: 'fr', rowVersion: 5 } },
  },
);

export const listContentSchedules = operation('listContentSchedules', 'GET /cms/content/schedules', {
  permission: 'content.manage',
  summary: 'What goes public by itself, and what failed to',
  description:
    'What waits comes first, the next in time before the others; then what failed in the last 30 days with the error code in `reason`: `forbidden` where the account of who scheduled it is not active any more.',
  response: result(Type.Array(ContentSchedule)),
});

export const scheduleContent = operation('scheduleContent', 'POST /cms/content/schedules', {
  permission: 'content.manage',
  summary: 'Publishes a draft at a later moment',
  description:
    'The draft, which must be complete, is published as it stands now; what is written afterwards stays a draft. The moment is up to a year ahead and met within a minute. An earlier schedule gives way, and publishing by hand calls it off. Of an entry English goes public first. Without a draft: `invalid_state`.',
  body: ScheduleBody,
  response: result(ContentSchedule),
  errors: ['not_found', 'invalid_state', 'stale_version'],
  example: { body: { ...exampleOf, lang: 'fr', publishAt: '2027-01-04T06:00:00Z', rowVersion: 6 } },
});

export const cancelContentSchedule = operation('cancelContentSchedule', 'DELETE /cms/content/schedules/:id', {
  permission: 'content.manage',
  summary: 'Calls off a scheduled publication',
  description: 'The draft stays. What no longer waits answers `invalid_state`.',
  params: closed({ id: Type.String({ maxLength: 40 }) }),
  response: Nothing,
  errors: ['invalid_state'],
  example: { params: { id: 'sch_5w2ymzjt09bbnswhsnq8' } },
});

export const noteContentEditor = operation('noteContentEditor', 'PUT /cms/content/editors', {
  permission: 'content.manage',
  summary: 'Says that a text is being edited and by whom else',
  description:
    'To be repeated every few seconds while a text is open; who is silent for 45 seconds has gone. `tab` is a random name of the open page. `rowVersion` tells whether somebody saved meanwhile.',
  body: EditorBody,
  response: result(Editors),
  errors: ['not_found'],
  example: { body: { ...exampleOf, lang: 'fr', tab: '5f0c8a3e-1b7d' } },
});

/** What an editor needs to know of an entry of a list; comes with `draft=1`. */
export const EntryState = Type.Object({
  /** Never public or taken back; public; public with a draft over it, whose words the entry then has. */
  status: TextState.properties.status,
  /** When all of it goes public by itself, as it was when that was asked for. */
  scheduledFor: Nullable(Type.String()),
  /** By language; one in which nothing is written is left out. */
  languages: Type.Optional(Type.Record(Type.String(), TextState)),
});
export type EntryState = Static<typeof EntryState>;

/** Unpublished entries too; for the super user. */
export const EntriesQuery = closed({ draft: Type.Optional(Type.Literal('1')) });

/** A changed entry of a list, beside its own fields. */
export const entryUpdate = <P extends TProperties>(fields: P) =>
  closed({
    id: Type.String({ maxLength: 40 }),
    ...fields,
    rowVersion: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Keeps what is public as it is: of a published entry the words are kept for later, another stays unpublished. */
    draft: Type.Optional(Type.Boolean()),
    /** Saves the texts of this language and what is the same in all of them; no other text is touched, whatever is sent of it. */
    lang: OptionalLang,
  });
