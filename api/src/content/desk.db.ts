import type { Language } from '@portal/contracts';
import type { SectionKey } from '@portal/contracts/content/keys';
import type { Db, Tx } from '../kernel/database/db.ts';
import type { StoredText } from './content.db.ts';

/** One text as the desk has it: the open draft, else what is public; and the public text beside it. */
export interface DeskText extends StoredText {
  published: object | null;
  hasDraft: boolean;
  publishedAt: string | null;
  scheduledFor: string | null;
}

/** A draft shows the version that it will be. Row versions count drafts and publications together. */
const desk = (db: Db) => db`
  select key, lang, coalesce(d.data, t.data) as data, d.data is not null as has_draft,
    case when t.published_version is null then null else t.data end as published,
    case when d.data is null then t.status when t.published_version is null then 'DRAFT' else 'CHANGED' end as status,
    case when d.data is null then t.version else 1 + coalesce(
      (select max(v.version) from content_versions v where v.key = d.key and v.lang = d.lang), 0) end as version,
    t.published_version,
    case when d.data is null then t.translation_of else d.translation_of end as translation_of,
    greatest(coalesce(t.row_version, 0), coalesce(d.row_version, 0)) as row_version,
    case when d.data is null then t.updated_at else d.updated_at end as updated_at,
    (select u.first_name || ' ' || u.last_name from users u
     where u.id = case when d.data is null then t.updated_by else d.updated_by end) as updated_by,
    case when t.published_version is null then null else t.updated_at end as published_at,
    (select s.publish_at from content_schedules s
     where s.key = coalesce(t.key, d.key) and s.lang = coalesce(t.lang, d.lang) and s.state = 'WAITING') as scheduled_for
  from content_texts t full join content_drafts d using (key, lang)`;

/** Every text that the desk knows, drafts before what is public. */
export const deskTexts = (db: Db, keys: readonly SectionKey[]): Promise<DeskText[]> =>
  db<DeskText[]>`
    select * from (${desk(db)}) texts where key in ${db([...keys])} and data is not null`;

const deskText = async (db: Db, key: SectionKey, lang: Language): Promise<DeskText | undefined> => {
  const [row] = await db<DeskText[]>`
    select * from (${desk(db)}) texts where key = ${key} and lang = ${lang} and data is not null`;
  return row;
};

export interface LockedDesk {
  /** `undefined` when the language has neither text nor draft. */
  text: DeskText | undefined;
  /** What an editor must have read; outlives drafts that were dropped. */
  rowVersion: number;
  /** The version that the next publication gets. */
  nextVersion: number;
  /** The English version that is public; null for English itself, which is made from none. */
  english: number | null;
}

/** One text, locked against every other writer until the transaction ends. */
export const lockDesk = async (tx: Tx, key: SectionKey, lang: Language): Promise<LockedDesk> => {
  await tx`insert into content_drafts (key, lang) values (${key}, ${lang}) on conflict do nothing`;
  const [row] = await tx<{ rowVersion: number }[]>`
    select row_version from content_drafts where key = ${key} and lang = ${lang} for update`;
  const [facts] = await tx<{ nextVersion: number; english: number | null }[]>`
    select 1 + coalesce(max(version) filter (where lang = ${lang}), 0)::int as next_version,
      (select published_version from content_texts where key = ${key} and lang = 'en') as english
    from content_versions where key = ${key}`;
  const text = await deskText(tx, key, lang);
  return {
    text,
    rowVersion: text?.rowVersion ?? row?.rowVersion ?? 0,
    nextVersion: facts?.nextVersion ?? 1,
    english: lang === 'en' ? null : (facts?.english ?? null),
  };
};

/** The text after a change in the same transaction. */
export const textOnDesk = deskText;

export interface Draft {
  key: SectionKey;
  lang: Language;
  data: object;
  translationOf: number | null;
  rowVersion: number;
  updatedBy: string;
}

export const storeDraft = (tx: Tx, { key, lang, data, translationOf, rowVersion, updatedBy }: Draft) => tx`
  update content_drafts set data = ${tx.json(data as never)}, translation_of = ${translationOf},
    row_version = ${rowVersion}, updated_by = ${updatedBy}, updated_at = now()
  where key = ${key} and lang = ${lang}`;

/** No draft any more; the row version goes on. */
export const clearDraft = (tx: Tx, key: SectionKey, lang: Language, rowVersion: number) => tx`
  update content_drafts set data = null, row_version = ${rowVersion}, updated_at = now()
  where key = ${key} and lang = ${lang}`;

/** The draft stays, the row version goes on: something else of this text was published. */
export const moveRowVersion = (tx: Tx, key: SectionKey, lang: Language, rowVersion: number) => tx`
  update content_drafts set row_version = ${rowVersion} where key = ${key} and lang = ${lang}`;
