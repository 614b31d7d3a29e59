import { expect, test, vi } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { demoPeople } from '../../identity/index.ts';
import { serverSettings } from '../database/connect.ts';
import { openPool, type Pool, withPool } from '../database/db.ts';
import { grantRights } from '../database/grant-rights.ts';
import { APP_ROLE } from '../database/start-database.ts';
import { runSeeders } from './run-seeders.ts';

const portal = testPortal({ routes: [] });
const impatient = () =>
  openPool({
    address: portal.ownerAddress,
    max: 4,
    portal: portal.db.portal,
    settings: { ...serverSettings, lock_timeout: 100 },
  });
const hasWaitedForLong = async (db: Pool) =>
  (
    await db`select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'
      and now() - query_start > interval '300 ms'`
  ).length > 0;

test('of two instances that fill one database the second waits for the first, and may prepare it meanwhile', async () => {
  const { config, hasher } = portal.deps;
  const begun = Promise.withResolvers<void>();
  const filled = Promise.withResolvers<void>();
  let runs = 0;
  const seed = async () => {
    runs += 1;
    begun.resolve();
    await filled.promise;
  };
  await withPool(impatient(), async (db) => {
    const run = () =>
      runSeeders({ config, db, hasher }, [{ name: 'slow', seed }], { people: demoPeople, password: '' });
    const all = Promise.all([run(), run()]);
    const look = vi.waitFor(async () => expect(await hasWaitedForLong(portal.db)).toBe(true), {
      timeout: 10_000,
    });
    try {
      await begun.promise;
      await grantRights(db, APP_ROLE);
      await Promise.race([look, all]);
    } finally {
      filled.resolve();
    }
    await all;
  });
  expect(runs).toBe(1);
});
