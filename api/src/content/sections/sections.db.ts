import type { Language } from '@portal/contracts';
import type { SectionKey } from '@portal/contracts/content/keys';
import type { LanguageState } from '@portal/contracts/content/section.schemas';
import { type Db, onlyValue, type Tx } from '../../kernel/database/db.ts';

/** One section in one language, as visitors read it. */
interface StoredText extends Omit<LanguageState, 'isBehind' | 'scheduledFor'> {
  key: SectionKey;
  lang: Language;
  data: object;
}

const columns = (db: Db) => db`
  t.key, t.lang, t.data, t.status, t.version, t.published_version, t.translation_of, t.row_version, t.updated_at,
  (select u.first_name || ' ' || u.last_name from users u where u.id = t.updated_by) as updated_by`;

/** A number that grows with every publication of any section. */
export const contentRevision = (db: Db): Promise<number> =>
  onlyValue(db<{ revision: number }[]>`
    select coalesce(sum(row_version), 0)::int as revision from content_texts`);

/** Published texts, in one language or in every one. */
export const publishedTexts = (db: Db, keys: readonly SectionKey[], lang?: Language): Promise<StoredText[]> =>
  db<StoredText[]>`
    select ${columns(db)} from content_texts t
    where key = any(${[...keys]}) and published_version is not null ${lang ? db`and lang = ${lang}` : db``}`;

/** One published text for each section: in the language, or in English where that is missing. */
export const textsIn = (db: Db, language: Language, keys: readonly SectionKey[]): Promise<StoredText[]> =>
  db<StoredText[]>`
    select distinct on (key) ${columns(db)} from content_texts t
    where key = any(${[...keys]}) and lang in (${language}, 'en') and published_version is not null
    order by key, (lang = ${language}) desc`;

/** What makes a text public. */
interface Publication {
  key: SectionKey;
  lang: Language;
  data: object;
  rowVersion: number;
  translationOf: number | null;
  updatedBy: string;
}

/** Makes a text public, under the next number; its version is kept by the table. */
export const storePublished = (tx: Tx, text: Publication) => {
  const { key, lang, rowVersion, translationOf, updatedBy } = text;
  return tx`
    insert into content_texts (key, lang, data, version, published_version, translation_of, row_version, updated_by)
    select ${key}, ${lang}, ${tx.json(text.data)}, next, next, ${translationOf}::int, ${rowVersion}::int, ${updatedBy}
    from (select 1 + coalesce(max(version), 0) as next from content_versions where key = ${key} and lang = ${lang}) v
    on conflict (key, lang) do update set
      data = excluded.data, status = 'PUBLISHED', version = excluded.version,
      published_version = excluded.published_version, translation_of = excluded.translation_of,
      row_version = excluded.row_version, updated_by = excluded.updated_by, updated_at = now()`;
};
