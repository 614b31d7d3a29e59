import { type Static, Type } from 'typebox';
import type { Language } from '../languages.ts';
import { many } from '../lists.ts';
import { closed, Lang, Nullable } from '../schema-parts.ts';
import { type SectionKey, sectionKeys } from './keys.ts';
import type { SectionContents } from './sections.ts';

const Key = Type.Enum([...sectionKeys]);

export const ContentQuery = closed({
  lang: Type.Optional(Lang),
  key: Type.Optional(many(Key)),
  draft: Type.Optional(Type.Literal('1')),
});
export type ContentQuery = Static<typeof ContentQuery>;

/** What an editor needs to know of one language of a section or of an entry. */
export const TextState = Type.Object({
  /** Not public; public; public with other words in the draft. */
  status: Type.Enum(['DRAFT', 'PUBLISHED', 'CHANGED']),
  /** The version whose English it was made from; null for English itself and for what never was public. */
  translationOf: Nullable(Type.Integer()),
  /** Public English has changed since it was made. */
  isBehind: Type.Boolean(),
  /** When it goes public by itself, as it was when that was asked for. */
  scheduledFor: Nullable(Type.String()),
});
export type TextState = Static<typeof TextState>;

/** The same of a section, whose languages are saved and published one by one. */
export const LanguageState = Type.Object({
  ...TextState.properties,
  version: Type.Integer(),
  publishedVersion: Nullable(Type.Integer()),
  rowVersion: Type.Integer(),
  updatedBy: Nullable(Type.String()),
  updatedAt: Type.String(),
  /** When it last went public; null for what never did. */
  publishedAt: Type.Optional(Nullable(Type.String())),
  /** Of a draft: paths under `data` that must be filled in before it can be published. */
  missing: Type.Optional(Type.Array(Type.String())),
});
export type LanguageState = Static<typeof LanguageState>;

/**
 * A section with its contents by language. `lang` is the language to show: the one asked for,
 * or English where that is missing. With `lang` in the query `data` holds that language alone,
 * and beside it the English `SocialMedia` of `home` and the English `notices`. `states` comes with `draft=1`.
 */
export type SectionOf<K extends SectionKey> = {
  key: K;
  lang: Language;
  data: Partial<Record<Language, SectionContents[K]>>;
  states?: Partial<Record<Language, LanguageState>>;
};
export type Section = { [K in SectionKey]: SectionOf<K> }[SectionKey];
export const Section = Type.Unsafe<Section>(
  Type.Object({
    key: Key,
    lang: Lang,
    data: Type.Record(Type.String(), Type.Unknown()),
    states: Type.Optional(Type.Record(Type.String(), LanguageState)),
  }),
);

export type ContentSaveOf<K extends SectionKey> = {
  key: K;
  lang: Language;
  data: SectionContents[K];
  /** The row version that was edited; a newer one on the server answers `stale_version`. */
  rowVersion?: number;
  /** Keep it for later: the public goes on reading what it reads, and blanks are allowed until it is published. */
  draft?: boolean;
};
export type ContentSave = { [K in SectionKey]: ContentSaveOf<K> }[SectionKey];
/** The envelope only: `data` is checked against the schema of its section when it is saved. */
export const ContentSave = Type.Unsafe<ContentSave>(
  closed({
    key: Key,
    lang: Lang,
    data: Type.Object({}, { additionalProperties: true }),
    rowVersion: Type.Optional(Type.Integer({ minimum: 0 })),
    draft: Type.Optional(Type.Boolean()),
  }),
);

export type SavedContentOf<K extends SectionKey> = {
  key: K;
  lang: Language;
  data: SectionContents[K];
  state: LanguageState;
};
export type SavedContent = { [K in SectionKey]: SavedContentOf<K> }[SectionKey];
export const SavedContent = Type.Unsafe<SavedContent>(
  Type.Object({ key: Key, lang: Lang, data: Type.Unknown(), state: LanguageState }),
);
