import type { Db } from '../../kernel/database/db.ts';

/** The channel on which instances signal each other what changed: codes and ids, never content. */
export const CHANNEL = 'portal_chat';

/** Tells every instance about what no table remembers. */
export const notifyInstances = async (db: Db, ...parts: readonly (string | number)[]): Promise<void> => {
  await db`select pg_notify(${CHANNEL}, ${parts.join(':')})`;
};
