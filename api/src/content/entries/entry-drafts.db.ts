import type { Language } from '@portal/contracts';
import type { OrderBody } from '@portal/contracts/content/desk';
import type { Db, Tx } from '../../kernel/database/db.ts';

type List = OrderBody['list'];

/** By language the version of the entry whose English its words were made from. */
export type EntryMadeFrom = Partial<Record<Language, number>>;

export interface EntryDraft {
  data: object;
  madeFrom: EntryMadeFrom;
}

/** How drafts, versions and plans name an entry: drafts and versions hold all its languages at once. */
export const entryKey = (list: List, id: string): string => `${list}/${id}`;
export const allLanguages = 'all';

/** Open drafts by the id of their entry. */
export const findEntryDrafts = async (db: Db, list: List): Promise<Map<string, EntryDraft>> => {
  const rows = await db<({ id: string } & EntryDraft)[]>`
    select split_part(key, '/', 2) as id, data, coalesce(made_from, '{}') as made_from from content_drafts
    where lang = ${allLanguages} and key like ${`${list}/%`} and data is not null`;
  return new Map(rows.map(({ id, ...draft }) => [id, draft]));
};

export const findEntryDraft = async (db: Db, list: List, id: string): Promise<EntryDraft | undefined> => {
  const [row] = await db<EntryDraft[]>`
    select data, coalesce(made_from, '{}') as made_from from content_drafts
    where key = ${entryKey(list, id)} and lang = ${allLanguages} and data is not null`;
  return row;
};

export const storeEntryDraft = (
  tx: Tx,
  list: List,
  id: string,
  { data, madeFrom }: EntryDraft,
  updatedBy: string,
) => tx`
  insert into content_drafts (key, lang, data, made_from, updated_by)
  values (${entryKey(list, id)}, ${allLanguages}, ${tx.json(data as never)}, ${tx.json(madeFrom)}, ${updatedBy})
  on conflict (key, lang) do update
    set data = excluded.data, made_from = excluded.made_from, updated_by = excluded.updated_by, updated_at = now()`; // came as JSON

export const dropEntryDraft = (tx: Tx, list: List, id: string) => tx`
  delete from content_drafts where key = ${entryKey(list, id)} and lang = ${allLanguages}`;

/** A draft was saved or dropped: whoever read the entry before has read something else. */
export const moveEntryVersion = (tx: Tx, list: List, id: string) => tx`
  update ${tx(list)} set row_version = row_version + 1 where id = ${id}`;
