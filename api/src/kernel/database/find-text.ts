import { type Db, onlyValue } from './db.ts';
import { likePattern, MAX_COUNTED, type Total } from './page.ts';
import type { Fragment } from './sql.ts';

/** More than this is no find: the list is walked instead, and its total is "at least". */
const MAX_FOUND = 1000;

type Searched =
  | 'applications'
  | 'applications_and_people'
  | 'users'
  | 'audit_log'
  | 'login_history'
  | 'contact_messages'
  | 'fund_history'
  | 'inbox_items'
  | 'interests';

/** What a search found: ids, only some of them where a text is common. */
export interface Found {
  ids: readonly string[];
  isCommon: boolean;
  /** What words are compared with, both folded by the database: JavaScript's lower case differs for some letters. */
  pattern: string;
}

/** Looks a text up in the words of a list; undefined without one. */
export const findText = async (
  db: Db,
  list: Searched,
  search: string | undefined,
): Promise<Found | undefined> => {
  if (search === undefined) return undefined;
  const pattern = likePattern(search.trim());
  const rows = await db<{ id: string }[]>`
    select id from find_text(${list}, fold_text(${pattern}), ${db.unsafe(String(MAX_FOUND + 1))}) as id`;
  return { ids: rows.map(({ id }) => id), isCommon: rows.length > MAX_FOUND, pattern };
};

/**
 * The condition for rows of a page: among the few, or else by the words themselves, which are then met
 * on a walk; an index of words must not be asked for all of them.
 */
export const holdsText = (db: Db, found: Found | undefined, id: Fragment, texts: Fragment) => {
  if (!found) return db``;
  return found.isCommon
    ? db`and (${texts} || '') like fold_text(${found.pattern})`
    : db`and ${id} = any(${found.ids})`;
};

/** How many of `from` there are; of a common text at least so many of those that were found. */
export const countFound = async (
  db: Db,
  found: Found | undefined,
  from: Fragment,
  where: Fragment,
  id: Fragment,
): Promise<Total> => {
  const narrowed = found ? db`and ${id} = any(${found.ids})` : db``;
  const n = await onlyValue(db<{ n: number }[]>`select count(*)::int as n from (
    select 1 from ${from} where ${where} ${narrowed} limit ${db.unsafe(String(MAX_COUNTED + 1))}) few`);
  if (found?.isCommon) return { total: Math.min(n, MAX_FOUND), isCapped: true };
  return { total: Math.min(n, MAX_COUNTED), isCapped: n > MAX_COUNTED };
};
