import type { Config } from '../src/kernel/config/config.ts';
import type { Db } from '../src/kernel/database/db.ts';
import { holdsPortal } from '../src/kernel/database/migrate.ts';

/** For commands that look at a portal: an empty place is said to be empty, instead of missing a table. */
export const requirePortal = async (
  db: Db,
  { dataDirectory, databaseUrl }: Pick<Config, 'dataDirectory' | 'databaseUrl'>,
): Promise<void> => {
  if (await holdsPortal(db)) return;
  const place = databaseUrl === undefined ? dataDirectory : 'the database of DATABASE_URL';
  throw new Error(
    `There is no portal in ${place}, so there is nothing to look at. Name the portal's data directory with PORTAL_DATA, or its database with DATABASE_URL.`,
  );
};
