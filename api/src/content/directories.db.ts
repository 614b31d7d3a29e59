import type { OrderBody } from '@portal/contracts/content/desk';
import type { Tx } from '../database/db.ts';

/** Ids of a list in their order, locked so that two orders do not mix. */
export const lockIds = async (tx: Tx, list: OrderBody['list']): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`select id from ${tx(list)} order by "order", id for update`;
  return rows.map(({ id }) => id);
};

/** Gives each id its place; what is there already keeps its row version. */
export const storeOrder = (tx: Tx, list: OrderBody['list'], ids: readonly string[]) => tx`
  update ${tx(list)} set "order" = places.place * 10, updated_at = now(), row_version = row_version + 1
  from unnest(${[...ids]}::text[]) with ordinality as places (id, place)
  where ${tx(list)}.id = places.id and "order" <> places.place * 10`;
