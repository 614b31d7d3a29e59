import type { ContentVersion, FullContentVersion } from '@portal/contracts/content/editing';
import { type Db, firstRow, type Tx } from '../../kernel/database/db.ts';
import { allLanguages, type MadeFrom, type Place, type RowLanguage } from './text-kind.ts';

/** More than anybody looks through; older ones are still read by their number. */
const MAX_VERSIONS = 200;

type Version = Omit<ContentVersion, 'isPublic'>;

const columns = (db: Db) => db`
  v.version, v.published_at,
  (select u.first_name || ' ' || u.last_name from users u where u.id = v.published_by) as published_by`;

/** Versions without their words, newest first; for one language of an entry only those that changed its words or the fields all share. */
export const findVersions = (db: Db, { key, lang, part }: Place & { part: RowLanguage }) => db<Version[]>`
  select ${columns(db)} from (
    select *, ${lang} = ${part} or entry_part(data, ${part})
      is distinct from entry_part(lag(data) over (order by version), ${part}) as is_other
    from content_versions where key = ${key} and lang = ${lang}) v
  where is_other order by v.version desc limit ${MAX_VERSIONS}`;

export const findVersion = (db: Db, { key, lang }: Place, version: number) =>
  firstRow(db<FullContentVersion[]>`
    select ${columns(db)}, v.data from content_versions v
    where v.key = ${key} and v.lang = ${lang} and v.version = ${version}`);

/** `madeFrom` of the newest version of each entry, by its key. */
export const findPublicMadeFrom = async (db: Db, keys: string): Promise<Map<string, MadeFrom>> => {
  const rows = await db<{ key: string; madeFrom: MadeFrom }[]>`
    select distinct on (key) key, coalesce(made_from, '{}') as made_from
    from content_versions where lang = ${allLanguages} and key like ${keys} order by key, version desc`;
  return new Map(rows.map(({ key, madeFrom }) => [key, madeFrom]));
};

/** Says what the version that this transaction writes was translated from, as its words are older than today's English. */
export const publishedAsScheduled = (tx: Tx, madeFrom: MadeFrom) =>
  tx`select set_config('portal.scheduled_from', ${JSON.stringify(madeFrom)}, true)`;
