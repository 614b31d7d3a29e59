import type { ChangeView, SavedView, SaveView } from '@portal/contracts/review/saved-views';
import {
  changesOne,
  type Db,
  firstRow,
  newId,
  onlyRow,
  onlyValue,
  type Tx,
} from '../../kernel/database/db.ts';

const shown = (db: Db) => db`id, name, fund_id, query, columns`;

/** In the order in which they were saved. */
export const listViews = (db: Db, userId: string): Promise<SavedView[]> =>
  db<SavedView[]>`select ${shown(db)} from queue_views where user_id = ${userId} order by created_at, id`;

/** Holds off other sessions of the same person, so that they are not too many together. */
export const countViews = async (tx: Tx, userId: string): Promise<number> => {
  await tx`select 1 from users where id = ${userId} for no key update`;
  return onlyValue(tx<{ n: number }[]>`select count(*)::int as n from queue_views where user_id = ${userId}`);
};

/** @throws a unique violation where the name is taken. */
export const addView = (tx: Tx, userId: string, view: SaveView): Promise<SavedView> =>
  onlyRow(tx<SavedView[]>`
    insert into queue_views (id, user_id, name, fund_id, query, columns)
    values (${newId('qvw')}, ${userId}, ${view.name}, ${view.fundId}, ${tx.json(view.query)}, ${tx.json(view.columns)})
    returning ${shown(tx)}`);

/** @throws a unique violation where the name is taken. */
export const setView = (
  tx: Tx,
  { id, userId }: { id: string; userId: string },
  { name, fundId, query, columns }: ChangeView,
): Promise<SavedView | undefined> =>
  firstRow(tx<SavedView[]>`
    update queue_views set name = coalesce(${name ?? null}, name), fund_id = coalesce(${fundId ?? null}, fund_id),
      query = coalesce(${query ? tx.json(query) : null}, query),
      columns = coalesce(${columns ? tx.json(columns) : null}, columns)
    where id = ${id} and user_id = ${userId} returning ${shown(tx)}`);

/** @returns whether there was one. */
export const removeView = (db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> =>
  changesOne(db`delete from queue_views where id = ${id} and user_id = ${userId}`);
