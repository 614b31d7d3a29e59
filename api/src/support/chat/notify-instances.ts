import type { Db } from '../../kernel/database/db.ts';

/** The channel on which instances signal each other what changed: codes and ids, never content. */
export const CHANNEL = 'portal_chat';

/** Sends to every instance what no table holds. */
export const notifyInstances = async (db: Db, ...parts: readonly (string | number)[]): Promise<void> => {
  await db`select pg_notify(${CHANNEL}, ${parts.join(':')})`;
};
