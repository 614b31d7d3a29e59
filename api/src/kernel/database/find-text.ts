import { type Db, onlyValue } from './db.ts';
import { likePattern, MAX_COUNTED, type Total } from './page.ts';
import type { Fragment } from './sql.ts';

/** With more matches the list is read in its order and filtered instead, and its total is "at least". */
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
  /** For `like fold_text(…)`: the database folds both sides, because JavaScript's lower case differs for some letters. */
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
 * The condition for the rows of a page: by the ids that were found, or for a common text by the texts themselves.
 * `|| ''` keeps the planner from looking a common text up in their index, which would read every match.
 */
export const holdsText = (db: Db, found: Found | undefined, id: Fragment, texts: Fragment) => {
  if (!found) return db``;
  return found.isCommon
    ? db`and (${texts} || '') like fold_text(${found.pattern})`
    : db`and ${id} = any(${found.ids})`;
};

/** How many rows of `from` match; for a common text at least how many. */
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
