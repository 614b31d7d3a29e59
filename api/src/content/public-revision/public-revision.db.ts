import type { PublicRevision } from '@portal/contracts/content/content';
import { type Db, onlyRow } from '../../kernel/database/db.ts';

/**
 * The row always is there: the migration that made the table put it in. Behind the dot stands how often a
 * fund has opened or closed by the clock, for which no trigger fires.
 */
export const findPublicRevision = (db: Db): Promise<PublicRevision> =>
  onlyRow(db<PublicRevision[]>`
    select revision || '.' || (
      select count(*) filter (where opens_at <= now()) + count(*) filter (where closes_at <= now()) from funds
    ) as revision, changed_at from public_revision`);
