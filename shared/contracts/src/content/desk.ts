import { type Static, Type } from 'typebox';
import { instantText } from '../fields.ts';
import { type Language, languages } from '../languages.ts';
import { closed } from '../schema-parts.ts';
import { type SectionKey, sectionKeys } from './keys.ts';
import { mailPlaceholders } from './mail-placeholders.ts';
import { type EmailKey, EmailTemplate, type MailWords, type SectionContents } from './sections.ts';

const Key = Type.Enum([...sectionKeys]);
const Lang = Type.Enum([...languages]);
const RowVersion = Type.Optional(Type.Integer({ minimum: 0 }));
const Name = Type.Union([Type.String(), Type.Null()]);

/** One section in one language. */
export const TextParams = closed({ key: Key, lang: Lang });
export type TextParams = Static<typeof TextParams>;

export const VersionParams = closed({
  key: Key,
  lang: Lang,
  version: Type.String({ pattern: '^[1-9][0-9]{0,6}$' }),
});
export type VersionParams = Static<typeof VersionParams>;

/** A text that is or was public. `publishedBy` is null for what came with the portal. */
export const ContentVersion = Type.Object({
  version: Type.Integer(),
  publishedBy: Name,
  publishedAt: Type.String(),
  isPublic: Type.Boolean(),
});
export type ContentVersion = Static<typeof ContentVersion>;

export type FullContentVersion = ContentVersion & {
  key: SectionKey;
  lang: Language;
  data: SectionContents[SectionKey];
};
export const FullContentVersion = Type.Unsafe<FullContentVersion>(
  Type.Object({ ...ContentVersion.properties, key: Key, lang: Lang, data: Type.Unknown() }),
);

/** The row version that was read, where the person has one. */
export const RestoreBody = closed({ rowVersion: RowVersion });
export type RestoreBody = Static<typeof RestoreBody>;

export const ScheduleBody = closed({
  key: Key,
  lang: Lang,
  publishAt: instantText(),
  rowVersion: RowVersion,
});
export type ScheduleBody = Static<typeof ScheduleBody>;

export const ScheduleParams = closed({ id: Type.String({ maxLength: 40 }) });
export type ScheduleParams = Static<typeof ScheduleParams>;

/** A draft that waits for its moment, or one that failed at it; `reason` is then an error code. */
export const ContentSchedule = Type.Object({
  id: Type.String(),
  key: Key,
  lang: Lang,
  publishAt: Type.String(),
  state: Type.Enum(['WAITING', 'PUBLISHED', 'CANCELLED', 'FAILED']),
  createdBy: Name,
  createdAt: Type.String(),
  /** Whether the draft was changed since: the change is not part of it. */
  isBehindDraft: Type.Boolean(),
  reason: Name,
});
export type ContentSchedule = Static<typeof ContentSchedule>;

/** Lists whose entries have a place. */
export const directories = ['faqs', 'partners', 'contacts'] as const;

/** Ids of a list from first to last; entries that are not named follow in the order that they had. */
export const OrderBody = closed({
  list: Type.Enum([...directories]),
  ids: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 300, uniqueItems: true }),
});
export type OrderBody = Static<typeof OrderBody>;

/** `tab` is a random name of the open page; `leaving` when it closes. */
export const EditorBody = closed({
  key: Key,
  lang: Lang,
  tab: Type.String({ pattern: '^[a-z0-9-]{8,64}$' }),
  leaving: Type.Optional(Type.Boolean()),
});
export type EditorBody = Static<typeof EditorBody>;

/** Who else has the text open, and the row version that the server has now. */
export const Editors = Type.Object({
  others: Type.Array(Type.Object({ name: Type.String(), since: Type.String() })),
  rowVersion: Type.Integer(),
});
export type Editors = Static<typeof Editors>;

export const MailParams = closed({ lang: Lang });
export type MailParams = Static<typeof MailParams>;

const emailKeys = Object.keys(mailPlaceholders) as EmailKey[];

/** The words to try, saved or not. */
export const TestMail = closed({ key: Type.Enum(emailKeys), lang: Lang, ...EmailTemplate.properties });
export type TestMail = Static<typeof TestMail>;

/** Words by the name of the mail. */
export const BuiltInMails = Type.Unsafe<Record<EmailKey, MailWords>>(
  Type.Record(Type.String(), EmailTemplate),
);
