import { type Db, firstRow, type Tx } from '../../kernel/database/db.ts';
import { allLanguages, type MadeFrom, type Place } from './text-kind.ts';

export interface Draft {
  data: object;
  madeFrom: MadeFrom;
}

export const findDraft = (db: Db, { key, lang }: Place): Promise<Draft | undefined> =>
  firstRow(db<Draft[]>`
    select data, coalesce(made_from, '{}') as made_from from content_drafts
    where key = ${key} and lang = ${lang} and data is not null`);

export const findEntryDrafts = async (db: Db, list: string): Promise<Map<string, Draft>> => {
  const rows = await db<({ id: string } & Draft)[]>`
    select split_part(key, '/', 2) as id, data, coalesce(made_from, '{}') as made_from from content_drafts
    where lang = ${allLanguages} and key like ${`${list}/%`} and data is not null`;
  return new Map(rows.map(({ id, ...draft }) => [id, draft]));
};

/** A draft saved without a change keeps its author and its date. */
export const storeDraft = (
  tx: Tx,
  { key, lang }: Place,
  { data, madeFrom, rowVersion }: Draft & { rowVersion: number },
  updatedBy: string,
) => tx`
  insert into content_drafts as d (key, lang, data, made_from, row_version, updated_by)
  values (${key}, ${lang}, ${tx.json(data)}, ${tx.json(madeFrom)}, ${rowVersion}, ${updatedBy})
  on conflict (key, lang) do update set data = excluded.data, made_from = excluded.made_from, row_version = excluded.row_version,
    updated_by = case when d.data = excluded.data then d.updated_by else excluded.updated_by end,
    updated_at = case when d.data = excluded.data then d.updated_at else now() end`; // came as JSON

/** Ends a draft. The row of a section stays, because it counts the saves; an entry's saves are counted in its own table. */
export const closeDraft = (tx: Tx, { key, lang }: Place, rowVersion: number) =>
  lang === allLanguages
    ? tx`delete from content_drafts where key = ${key} and lang = ${lang}`
    : tx`update content_drafts set data = null, row_version = ${rowVersion}, updated_at = now()
        where key = ${key} and lang = ${lang}`;
