import { createHash } from 'node:crypto';
import { allowStatements, transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import { type NamedSeeder, SeedContext, type SeedPeople } from './seeder.ts';

const SEED_LOCK = 727_274;

const seedNumber = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE(0);

const runOnce = async (
  { db, config }: Pick<Deps, 'config' | 'db'>,
  { name, seed }: NamedSeeder,
  people: SeedPeople,
  passwordHash: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    await allowStatements(tx, 60);
    // Another instance that starts on the same database may be at it for longer than anybody waits for a lock.
    await tx`set local lock_timeout = 0`;
    await tx`select pg_advisory_xact_lock(${SEED_LOCK})`;
    const noted = await tx`insert into seed_runs (name) values (${name}) on conflict do nothing`;
    if (noted.count === 0) return;
    await seed(tx, new SeedContext(config, people, passwordHash, seedNumber(name)));
  });

/** Runs each seeder that has not run in this database yet, in order. */
export const runSeeders = async (
  deps: Pick<Deps, 'config' | 'db' | 'hasher'>,
  seeders: readonly NamedSeeder[],
  { people, password }: { people: SeedPeople; password: string },
): Promise<void> => {
  const done = await deps.db<{ name: string }[]>`select name from seed_runs`;
  const names = new Set(done.map(({ name }) => name));
  const wanted = seeders.filter(({ name }) => !names.has(name));
  if (wanted.length === 0) return;
  const passwordHash = deps.config.demo ? await deps.hasher.hash(password) : '';
  for (const seeder of wanted) await runOnce(deps, seeder, people, passwordHash);
};
