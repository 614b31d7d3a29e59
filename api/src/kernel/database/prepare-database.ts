import { openPool, type PoolOptions, type PortalFacts, STARTING_MS, withPool } from './db.ts';
import { grantRights } from './grant-rights.ts';
import { installJobQueue } from './job-queue-pool.ts';
import { migrate } from './migrate.ts';

/**
 * Brings the tables and the job queue up to date as their owner, and opens them to the role that the
 * application signs in with, unless that is the owner itself.
 * @returns names of the migrations that were applied now.
 * @throws Error when a migration fails or does not fit the database.
 */
export const prepareDatabase = (
  address: PoolOptions['address'],
  portal: PortalFacts,
  role?: string,
): Promise<string[]> =>
  withPool(openPool({ address, max: 1, portal, waitMs: STARTING_MS }), async (owner) => {
    const applied = await migrate(owner);
    await installJobQueue(address);
    if (role !== undefined) await grantRights(owner, role);
    return applied;
  });
