import type { Config } from '../src/kernel/config/config.ts';
import type { Db } from '../src/kernel/database/db.ts';

/** For commands that look at a portal: an empty place is said to be empty, instead of missing a table. */
export const requirePortal = async (
  db: Db,
  { dataDirectory, databaseUrl }: Pick<Config, 'dataDirectory' | 'databaseUrl'>,
): Promise<void> => {
  const [found] = await db<
    { isThere: boolean }[]
  >`select to_regclass('schema_migrations') is not null as is_there`;
  if (found?.isThere) return;
  const place = databaseUrl === undefined ? dataDirectory : 'the database of DATABASE_URL';
  throw new Error(
    `There is no portal in ${place}, so there is nothing to look at. Name the portal's data directory with PORTAL_DATA, or its database with DATABASE_URL.`,
  );
};
