import type { PublicRevision } from '@portal/contracts/public-pages/schemas';
import type { Db } from '../database/db.ts';

/** The row always is there: the migration that made the table put it in. */
export const findPublicRevision = async (db: Db): Promise<PublicRevision> => {
  const [row] = await db<PublicRevision[]>`select revision::text, changed_at from public_revision`;
  return row ?? { revision: '0', changedAt: new Date(0).toISOString() };
};
