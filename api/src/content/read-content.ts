import { type Language, languages } from '@portal/contracts';
import { type SectionKey, sectionKeys } from '@portal/contracts/content/keys';
import type { ContentQuery, LanguageState, Section } from '@portal/contracts/content/section.schemas';
import type { Db } from '../kernel/database/db.ts';
import { missingIn } from './check-section.ts';
import { englishSocialMedia, englishTexts, publishedTexts, type StoredText, textsIn } from './content.db.ts';
import { deskTexts } from './desk.db.ts';

export const stateOf = ({
  status,
  version,
  publishedVersion,
  translationOf,
  rowVersion,
  updatedBy,
  updatedAt,
  publishedAt = null,
  scheduledFor = null,
  key,
  data,
}: StoredText): LanguageState => ({
  // What is public is complete.
  ...(status !== 'PUBLISHED' && { missing: missingIn(key, data) }),
  status,
  version,
  publishedVersion,
  translationOf,
  rowVersion,
  updatedBy,
  updatedAt,
  publishedAt,
  scheduledFor,
});

// Keyed by the allow-list of languages, in its order, never by what a row says.
const byLanguage = <T>(texts: readonly StoredText[], pick: (text: StoredText) => T): Record<string, T> => {
  const entries: [Language, T][] = [];
  for (const language of languages) {
    const text = texts.find(({ lang }) => lang === language);
    if (text) entries.push([language, pick(text)]);
  }
  return Object.fromEntries(entries);
};

const inOrder = (
  texts: readonly StoredText[],
  asSection: (key: SectionKey, texts: StoredText[]) => object,
): Section[] =>
  sectionKeys.flatMap((key) => {
    const own = texts.filter((text) => text.key === key);
    // Each text passed the schema of its key when it was saved.
    return own.length > 0 ? [asSection(key, own) as Section] : [];
  });

const everyLanguage = async (db: Db, keys: readonly SectionKey[], drafts: boolean): Promise<Section[]> =>
  inOrder(await (drafts ? deskTexts(db, keys) : publishedTexts(db, keys)), (key, texts) => ({
    key,
    lang: 'en',
    data: byLanguage(texts, ({ data }) => data),
    ...(drafts ? { states: byLanguage(texts, stateOf) } : {}),
  }));

const oneLanguage = async (db: Db, language: Language, keys: readonly SectionKey[]): Promise<Section[]> => {
  const texts = await textsIn(db, language, keys);
  const isTranslatedHome = texts.some(({ key, lang }) => key === 'home' && lang !== 'en');
  const SocialMedia = isTranslatedHome ? await englishSocialMedia(db) : [];
  // A notice is never silent: one that is not translated is shown in English.
  const isTranslatedNotices = texts.some(({ key, lang }) => key === 'notices' && lang !== 'en');
  const notices = isTranslatedNotices ? await englishTexts(db, ['notices']) : [];
  return inOrder(texts, (key, own) => ({
    key,
    lang: own[0]?.lang ?? language,
    data: {
      ...byLanguage(key === 'notices' ? [...own, ...notices] : own, ({ data }) => data),
      ...(key === 'home' && isTranslatedHome ? { en: { SocialMedia } } : {}),
    },
  }));
};

/** Sections in their order: in one language with English filled in, or in all of them, drafts first if asked for. */
export const readContent = (db: Db, query: ContentQuery): Promise<Section[]> => {
  const keys = query.key && query.key.length > 0 ? query.key : sectionKeys;
  const drafts = query.draft === '1';
  return query.lang === undefined || drafts
    ? everyLanguage(db, keys, drafts)
    : oneLanguage(db, query.lang, keys);
};
