import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passwordHasher } from '../../src/identity/auth/password-hasher.ts';
import { seedAccounts } from '../../src/identity/demo/accounts.seed.ts';
import { type Config, loadConfig } from '../../src/kernel/config/config.ts';
import { loadSecrets } from '../../src/kernel/config/secrets.ts';
import type { Pool } from '../../src/kernel/database/db.ts';
import { migrate, readMigrations } from '../../src/kernel/database/migrate.ts';
import type { EmbeddedServer } from '../../src/kernel/database/supervisor/embedded-server.ts';
import { recordKeys } from '../../src/kernel/keys/check-keys.ts';
import { essentialSeeders, seed } from '../../src/wiring.ts';
import { administer, benchServer, poolOf, stopServer } from './server.ts';
import { sizeName } from './table.ts';

/** A database of so many applications with everything that belongs to them. */
export interface World {
  size: number;
  database: string;
  server: EmbeddedServer;
  /** Four connections for looking at it; the API under test has its own. */
  db: Pool;
  /** A directory for the API under test. */
  dataDirectory: string;
}

const scripts = new URL('../world/', import.meta.url);

const worldScripts = (): { name: string; sql: string }[] =>
  readdirSync(scripts)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(new URL(name, scripts), 'utf8') }));

const fingerprint = (): string =>
  createHash('sha256')
    .update(
      worldScripts()
        .map(({ sql }) => sql)
        .join('\0'),
    )
    .digest('hex')
    .slice(0, 12);

const configOf = (dataDirectory: string): Config =>
  loadConfig({ PORTAL_DATA: dataDirectory, PORTAL_DEMO: '1', LOG_LEVEL: 'error' });

/** Triggers are off while rows go in by the hundred thousand; what they keep is made anew at the end. */
const fill = (db: Pool, size: number, note: (text: string) => void): Promise<void> =>
  db.alone(async (connection) => {
    await connection.unsafe(`set statement_timeout = 0; set lock_timeout = 0;
      set idle_in_transaction_session_timeout = 0; set session_replication_role = replica;
      set synchronous_commit = off; set work_mem = '256MB'; set bench.size = '${size}'`);
    for (const { name, sql } of worldScripts()) {
      note(`${sizeName(size)}: ${name}`);
      await connection.unsafe(sql);
    }
    await connection.unsafe('set session_replication_role = origin');
    note(`${sizeName(size)}: counters, vacuum, analyze`);
    await connection.unsafe('select rebuild_summaries(), rebuild_given()');
    await connection.unsafe('reset all');
  });

/** As after a quiet night: the pages are known to be visible, the statistics fresh. */
const tidy = (db: Pool): Promise<void> =>
  db.alone(async (connection) => {
    await connection.unsafe('set statement_timeout = 0');
    await connection.unsafe('vacuum (analyze, freeze)');
    await connection.unsafe('checkpoint');
    await connection.unsafe('reset statement_timeout');
  });

/**
 * Applies migrations that came with a number below one that a kept world has. An installation refuses
 * them; a world that is only measured is worth an hour of building.
 */
const takeLate = async (db: Pool, note: (text: string) => void): Promise<number> => {
  const applied = await db<{ number: number }[]>`select number from schema_migrations`;
  const numbers = applied.map(({ number }) => number);
  const late = readMigrations().filter(
    ({ number }) => !numbers.includes(number) && number < Math.max(...numbers),
  );
  for (const { number, name, checksum, sql } of late) {
    note(`${name} comes late`);
    await db.begin(async (tx) => {
      await tx.unsafe(`set local statement_timeout = 0; ${sql}`);
      await tx`insert into schema_migrations (number, name, checksum) values (${number}, ${name}, ${checksum})`;
    });
  }
  return late.length;
};

const build = async (world: World, note: (text: string) => void): Promise<void> => {
  const { server, database, db, size, dataDirectory } = world;
  const config = configOf(dataDirectory);
  await migrate(db);
  // The seals that come are filler, so the API could not check its keys by them.
  const { socketDirectory, port, user } = server;
  await recordKeys({ socketDirectory, port, user, database }, loadSecrets(dataDirectory));
  const hasher = passwordHasher(Buffer.alloc(32, 3));
  await seed({ config, db, hasher }, [...essentialSeeders, { name: 'accounts', seed: seedAccounts }]);
  await fill(db, size, note);
  await tidy(db);
  await administer(server, (sql) => sql.unsafe(`comment on database ${database} is '${fingerprint()}'`));
};

const open = new Map<string, Promise<World>>();

const openOnce = async (directory: string, size: number, note: (text: string) => void): Promise<World> => {
  const server = await benchServer(directory);
  const database = `bench_${size}`;
  const [known] = await administer(
    server,
    (sql) => sql<{ comment: string | null }[]>`
      select shobj_description(oid, 'pg_database') as comment from pg_database where datname = ${database}`,
  );
  const isStale = known?.comment !== fingerprint();
  if (isStale)
    await administer(server, async (sql) => {
      await sql.unsafe(`drop database if exists ${database} with (force)`);
      await sql.unsafe(`create database ${database}`);
    });
  const dataDirectory = join(directory, database);
  mkdirSync(dataDirectory, { recursive: true });
  const world: World = { size, database, server, dataDirectory, db: await poolOf(server, database) };
  if (isStale) {
    note(`${sizeName(size)}: building; this is done once`);
    await build(world, note);
  } else if ((await takeLate(world.db, note)) + (await migrate(world.db)).length > 0) {
    note(`${sizeName(size)}: vacuum after new migrations`);
    await tidy(world.db);
  }
  return world;
};

/** Opens the database of a size, building it when it is missing or was made by other scripts. */
export const openWorld = (directory: string, size: number, note: (text: string) => void): Promise<World> => {
  const name = `${directory}/${size}`;
  const known = open.get(name) ?? openOnce(directory, size, note);
  open.set(name, known);
  return known;
};

export const closeWorlds = async (): Promise<void> => {
  for (const world of open.values()) await (await world).db.end({ timeout: 5 });
  open.clear();
  await stopServer();
};
