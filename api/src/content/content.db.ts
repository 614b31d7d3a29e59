import type { Language } from '@portal/contracts';
import type { SocialMedium } from '@portal/contracts/content/home';
import type { SectionKey } from '@portal/contracts/content/keys';
import type { LanguageState } from '@portal/contracts/content/schemas';
import type { Db, Tx } from '../database/db.ts';

/** One section in one language. */
export interface StoredText extends LanguageState {
  key: SectionKey;
  lang: Language;
  data: object;
}

const columns = (db: Db) => db`
  t.key, t.lang, t.data, t.status, t.version, t.published_version, t.translation_of, t.row_version, t.updated_at,
  (select u.first_name || ' ' || u.last_name from users u where u.id = t.updated_by) as updated_by`;

/** A number that grows with every save of any section. */
export const contentRevision = async (db: Db): Promise<number> => {
  const [row] = await db<{ revision: number }[]>`
    select coalesce(sum(row_version), 0)::int as revision from content_texts`;
  return row?.revision ?? 0;
};

/** Published texts in every language; all of them with `drafts`. */
export const allTexts = (db: Db, keys: readonly SectionKey[], drafts: boolean): Promise<StoredText[]> =>
  db<StoredText[]>`
    select ${columns(db)} from content_texts t
    where key in ${db([...keys])} ${drafts ? db`` : db`and published_version is not null`}`;

/** One published text for each section: in the language, or in English where that is missing. */
export const textsIn = (db: Db, language: Language, keys: readonly SectionKey[]): Promise<StoredText[]> =>
  db<StoredText[]>`
    select distinct on (key) ${columns(db)} from content_texts t
    where key in ${db([...keys])} and lang in (${language}, 'en') and published_version is not null
    order by key, (lang = ${language}) desc`;

/** The social media entries of the English home section; none when it has none. */
export const englishSocialMedia = async (db: Db): Promise<SocialMedium[]> => {
  const [row] = await db<{ list: SocialMedium[] | null }[]>`
    select data -> 'SocialMedia' as list from content_texts
    where key = 'home' and lang = 'en' and published_version is not null`;
  return row?.list ?? [];
};

/** One text, locked until the transaction ends; `undefined` when the language has none yet. */
export const lockText = async (tx: Tx, key: SectionKey, lang: Language): Promise<StoredText | undefined> => {
  const [row] = await tx<StoredText[]>`
    select ${columns(tx)} from content_texts t where key = ${key} and lang = ${lang} for update`;
  return row;
};

/**
 * Writes one section in one language and publishes it; `expected` is the row version that was read,
 * 0 for none. `undefined` when another save came first.
 */
export const storeText = async (
  tx: Tx,
  text: { key: SectionKey; lang: Language; data: object; updatedBy: string | null },
  expected: number,
): Promise<StoredText | undefined> => {
  const english =
    text.lang === 'en'
      ? tx`null`
      : tx`(select version from content_texts where key = ${text.key} and lang = 'en')`;
  const [row] = await tx<StoredText[]>`
    insert into content_texts as t (key, lang, data, published_version, translation_of, updated_by)
    values (${text.key}, ${text.lang}, ${tx.json(text.data as never)}, 1, ${english}, ${text.updatedBy})
    on conflict (key, lang) do update set
      data = excluded.data, status = 'PUBLISHED', version = t.version + 1, published_version = t.version + 1,
      translation_of = excluded.translation_of, updated_by = excluded.updated_by, updated_at = now(),
      row_version = t.row_version + 1
    where t.row_version = ${expected}
    returning ${columns(tx)}`;
  return row;
};
