import type { OrderBody } from '@portal/contracts/content/desk';
import type { EntryVersion } from '@portal/contracts/content/directory-entries';
import type { Db, Tx } from '../../kernel/database/db.ts';
import { allLanguages, type EntryMadeFrom, entryKey } from './entry-drafts.db.ts';

/** More than anybody looks through. */
const MOST = 100;

/** What of an entry was public, newest first; the first is public now while the entry is. */
export const findEntryVersions = (db: Db, list: OrderBody['list'], id: string): Promise<EntryVersion[]> =>
  db<EntryVersion[]>`
    select v.version, v.published_at, v.data as words,
      (select u.first_name || ' ' || u.last_name from users u where u.id = v.published_by) as published_by,
      v.version = max(v.version) over () and exists (
        select from ${db(list)} e where e.id = ${id} and e.is_published) as is_public
    from content_versions v where v.key = ${entryKey(list, id)} and v.lang = ${allLanguages}
    order by v.version desc limit ${MOST}`;

/** What the languages of the last public words were made from, by the id of their entry. */
export const findPublicMadeFrom = async (
  db: Db,
  list: OrderBody['list'],
): Promise<Map<string, EntryMadeFrom>> => {
  const rows = await db<{ id: string; madeFrom: EntryMadeFrom }[]>`
    select distinct on (key) split_part(key, '/', 2) as id, coalesce(made_from, '{}') as made_from
    from content_versions where lang = ${allLanguages} and key like ${`${list}/%`} order by key, version desc`;
  return new Map(rows.map(({ id, madeFrom }) => [id, madeFrom]));
};

/** The same of one entry. */
export const findMadeFrom = async (db: Db, list: OrderBody['list'], id: string): Promise<EntryMadeFrom> => {
  const [row] = await db<{ madeFrom: EntryMadeFrom }[]>`
    select coalesce(made_from, '{}') as made_from from content_versions
    where key = ${entryKey(list, id)} and lang = ${allLanguages} order by version desc limit 1`;
  return row?.madeFrom ?? {};
};

/** Of the version that this transaction makes public: its words are older than the English of today. */
export const publishedAsPlanned = (tx: Tx, madeFrom: EntryMadeFrom) =>
  tx`select set_config('portal.planned_from', ${JSON.stringify(madeFrom)}, true)`;
