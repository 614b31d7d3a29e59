import type { Db } from '../../kernel/database/db.ts';
import { type QueueFilterPart, type QueueScope, queueCondition, searchPattern } from './queue.db.ts';

/** More than this is no find: the list is walked instead, and its total is "at least". */
export const MOST_FOUND = 1000;

/** The beginning of a number that few others share, such as `BF-2026-0012`, in capitals. */
const numberIn = (search: string): string | undefined =>
  /^[BC]F-\d{4}-\d{3,6}$/i.exec(search.trim())?.[0].toUpperCase();

/**
 * Ids of the applications that hold a text: number, title and organisation. A number as far as it is
 * typed is looked up as such. Newest first; with more than `MOST_FOUND` the ids are only some of them.
 */
export const findBySearch = async (db: Db, search: string): Promise<string[]> => {
  const number = numberIn(search);
  const most = db.unsafe(String(MOST_FOUND + 1));
  const found = number
    ? await db<{ id: string }[]>`select id from (
          select id, submitted_at from applications
          where submitted_at is not null and application_number ~>=~ ${number} and application_number ~<~ ${`${number}~`}
          limit ${most}
        ) found order by submitted_at desc, id desc`
    : await db<{ id: string }[]>`select id from find_applications(${searchPattern(search)}, ${most}) as id`;
  return found.map(({ id }) => id);
};

/** How many of these are under the other filters. */
export const countFound = async (
  db: Db,
  scope: QueueScope,
  { search: _search, ...others }: QueueFilterPart,
  ids: readonly string[],
): Promise<number> => {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from applications a where ${queueCondition(db, scope, others)} and a.id = any(${ids})`;
  return row?.n ?? 0;
};
