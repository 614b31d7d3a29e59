import type { Language } from '@portal/contracts';
import type { SectionKey } from '@portal/contracts/content/keys';
import type { LanguageState } from '@portal/contracts/content/section.schemas';
import { type Db, firstRow, onlyRow, type Tx } from '../../kernel/database/db.ts';

/** One text as editors have it: the open draft, else what is public; and the public text beside it. */
export interface DraftedText extends LanguageState {
  key: SectionKey;
  lang: Language;
  data: object;
  published: object | null;
  hasDraft: boolean;
}

/** A draft shows the version that it will be. Row versions count drafts and publications together. */
const drafted = (db: Db) => db`
  select key, lang, coalesce(d.data, t.data) as data, d.data is not null as has_draft,
    case when t.published_version is null then null else t.data end as published,
    case when d.data is null then t.status when t.published_version is null then 'DRAFT' else 'CHANGED' end as status,
    case when d.data is null then t.version else 1 + coalesce(
      (select max(v.version) from content_versions v where v.key = d.key and v.lang = d.lang), 0) end as version,
    t.published_version,
    case when d.data is null then t.translation_of else (d.made_from ->> lang)::integer end as translation_of,
    greatest(coalesce(t.row_version, 0), coalesce(d.row_version, 0)) as row_version,
    case when d.data is null then t.updated_at else d.updated_at end as updated_at,
    (select u.first_name || ' ' || u.last_name from users u
     where u.id = case when d.data is null then t.updated_by else d.updated_by end) as updated_by,
    case when t.published_version is null then null else t.updated_at end as published_at,
    (select s.publish_at from content_schedules s
     where s.key = coalesce(t.key, d.key) and s.lang = coalesce(t.lang, d.lang) and s.state = 'WAITING') as scheduled_for
  from content_texts t full join content_drafts d using (key, lang)`;

const columns = (db: Db) => db`
  texts.*, coalesce(translation_of < (
    select e.published_version from content_texts e where e.key = texts.key and e.lang = 'en'), false) as is_behind
  from (${drafted(db)}) texts`;

/** Every text that editors have, drafts before what is public. */
export const draftedTexts = (db: Db, keys: readonly SectionKey[]): Promise<DraftedText[]> =>
  db<DraftedText[]>`
    select ${columns(db)} where key = any(${[...keys]}) and data is not null`;

export const draftedText = (db: Db, key: SectionKey, lang: Language): Promise<DraftedText | undefined> =>
  firstRow(db<DraftedText[]>`
    select ${columns(db)} where key = ${key} and lang = ${lang} and data is not null`);

interface SectionFacts {
  /** The version of the draft's row, which stays when a draft is dropped. */
  rowVersion: number;
  /** The English version that is public. */
  english: number | null;
}

export const sectionFacts = (db: Db, key: SectionKey, lang: Language): Promise<SectionFacts> =>
  onlyRow(db<SectionFacts[]>`
    select coalesce((select row_version from content_drafts where key = ${key} and lang = ${lang}), 0) as row_version,
      (select published_version from content_texts where key = ${key} and lang = 'en') as english`);

/** Locks one language against every other writer until the transaction ends. */
export const lockSection = async (tx: Tx, key: SectionKey, lang: Language): Promise<void> => {
  await tx`insert into content_drafts (key, lang) values (${key}, ${lang}) on conflict do nothing`;
  await tx`select 1 from content_drafts where key = ${key} and lang = ${lang} for update`;
};
