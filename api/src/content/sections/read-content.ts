import { type Language, languages } from '@portal/contracts';
import { type SectionKey, sectionKeys } from '@portal/contracts/content/keys';
import type { ContentQuery, LanguageState, Section } from '@portal/contracts/content/section.schemas';
import type { Db } from '../../kernel/database/db.ts';
import { missingIn } from './check-section.ts';
import { type DraftedText, draftedTexts } from './drafted-sections.db.ts';
import { publishedTexts, textsIn } from './sections.db.ts';

export const stateOf = (text: DraftedText): LanguageState => {
  const { key, lang: _, data, published: __, hasDraft: ___, ...state } = text;
  // What is public is complete.
  return { ...(state.status !== 'PUBLISHED' && { missing: missingIn(key, data) }), ...state };
};

// Keyed by the allow-list of languages, in its order, never by what a row says.
const byLanguage = <S extends { lang: string }, T>(
  texts: readonly S[],
  pick: (text: S) => T,
): Record<string, T> => {
  const entries: [Language, T][] = [];
  for (const language of languages) {
    const text = texts.find(({ lang }) => lang === language);
    if (text) entries.push([language, pick(text)]);
  }
  return Object.fromEntries(entries);
};

const inOrder = <S extends { key: SectionKey }>(
  texts: readonly S[],
  asSection: (key: SectionKey, texts: S[]) => object,
): Section[] =>
  sectionKeys.flatMap((key) => {
    const own = texts.filter((text) => text.key === key);
    // Each text passed the schema of its key when it was saved.
    return own.length > 0 ? [asSection(key, own) as Section] : [];
  });

const everyLanguage = async (db: Db, keys: readonly SectionKey[]): Promise<Section[]> =>
  inOrder(await publishedTexts(db, keys), (key, texts) => ({
    key,
    lang: 'en',
    data: byLanguage(texts, ({ data }) => data),
  }));

const withDrafts = async (db: Db, keys: readonly SectionKey[]): Promise<Section[]> =>
  inOrder(await draftedTexts(db, keys), (key, texts) => ({
    key,
    lang: 'en',
    data: byLanguage(texts, ({ data }) => data),
    states: byLanguage(texts, stateOf),
  }));

const oneLanguage = async (db: Db, language: Language, keys: readonly SectionKey[]): Promise<Section[]> => {
  const texts = await textsIn(db, language, keys);
  const translated = texts.filter(({ lang }) => lang !== 'en').map(({ key }) => key);
  // Social media hold for every language. A notice is never silent: one that is not translated is shown in English.
  const wanted = (['home', 'notices'] as const).filter((key) => translated.includes(key));
  const english = wanted.length > 0 ? await publishedTexts(db, wanted, 'en') : [];
  return inOrder(texts, (key, own) => {
    const inEnglish = english.find((text) => text.key === key);
    const shown = byLanguage(key === 'notices' && inEnglish ? [...own, inEnglish] : own, ({ data }) => data);
    const SocialMedia: unknown = Reflect.get(inEnglish?.data ?? {}, 'SocialMedia') ?? [];
    const data = key === 'home' && wanted.includes(key) ? { ...shown, en: { SocialMedia } } : shown;
    return { key, lang: own[0]?.lang ?? language, data };
  });
};

/** Sections in their order: in one language with English filled in, or in all of them, drafts first if asked for. */
export const readContent = (db: Db, query: ContentQuery): Promise<Section[]> => {
  const keys = query.key && query.key.length > 0 ? query.key : sectionKeys;
  if (query.draft === '1') return withDrafts(db, keys);
  return query.lang === undefined ? everyLanguage(db, keys) : oneLanguage(db, query.lang, keys);
};
