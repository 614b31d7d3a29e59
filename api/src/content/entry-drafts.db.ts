import type { OrderBody } from '@portal/contracts/content/desk';
import type { Db, Tx } from '../database/db.ts';

type List = OrderBody['list'];

/** How drafts, versions and plans name an entry: they hold all its languages at once. */
export const entryKey = (list: List, id: string): string => `${list}/${id}`;
export const allLanguages = 'all';

/** The words of an open draft by the id of its entry. */
export const findEntryDrafts = async (db: Db, list: List): Promise<Map<string, object>> => {
  const rows = await db<{ id: string; data: object }[]>`
    select split_part(key, '/', 2) as id, data from content_drafts
    where lang = ${allLanguages} and key like ${`${list}/%`} and data is not null`;
  return new Map(rows.map(({ id, data }) => [id, data]));
};

export const findEntryDraft = async (db: Db, list: List, id: string): Promise<object | undefined> => {
  const [row] = await db<{ data: object }[]>`
    select data from content_drafts
    where key = ${entryKey(list, id)} and lang = ${allLanguages} and data is not null`;
  return row?.data;
};

export const storeEntryDraft = (tx: Tx, list: List, id: string, data: object, updatedBy: string) => tx`
  insert into content_drafts (key, lang, data, updated_by)
  values (${entryKey(list, id)}, ${allLanguages}, ${tx.json(data as never)}, ${updatedBy})
  on conflict (key, lang) do update set data = excluded.data, updated_by = excluded.updated_by, updated_at = now()`; // came as JSON

export const dropEntryDraft = (tx: Tx, list: List, id: string) => tx`
  delete from content_drafts where key = ${entryKey(list, id)} and lang = ${allLanguages}`;

/** A draft was saved or dropped: whoever read the entry before has read something else. */
export const moveEntryVersion = (tx: Tx, list: List, id: string) => tx`
  update ${tx(list)} set row_version = row_version + 1 where id = ${id}`;
