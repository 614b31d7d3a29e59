import { rm } from 'node:fs/promises';
import { openPool } from '../../src/kernel/database/db.ts';
import { prepareDatabase } from '../../src/kernel/database/prepare-database.ts';
import { APP_ROLE } from '../../src/kernel/database/start-database.ts';
import type { NamedSeeder } from '../../src/kernel/demo/seeder.ts';
import { demoSeeders, essentialSeeders, seed } from '../../src/wiring.ts';
import { testConfig, testHasher } from './config.ts';
import { addressOf, administer, DEMO_TEMPLATE, TEMPLATE, type TestServer, testFacts } from './server.ts';

const LOCK = 727_299;

/** Makes a template: migrated, with essential data and the given examples. */
export const fillTemplate = async (
  server: TestServer,
  name: string,
  examples: readonly NamedSeeder[],
): Promise<void> => {
  await administer(server, (sql) => sql`create database ${sql(name)}`);
  const db = openPool({ address: addressOf(server, name), max: 2, portal: testFacts });
  const config = testConfig({ demo: true });
  try {
    await prepareDatabase(addressOf(server, name), testFacts, APP_ROLE);
    await seed({ config, db, hasher: testHasher }, [...essentialSeeders, ...examples]);
  } finally {
    await db.end();
    await rm(config.dataDirectory, { recursive: true, force: true });
  }
};

/** The examples take seconds, so the first file that wants them makes them for the others. */
const ensureDemoTemplate = (server: TestServer): Promise<void> =>
  administer(server, async (sql) => {
    await sql`select pg_advisory_lock(${LOCK})`;
    const known = await sql`select 1 from pg_database where datname = ${DEMO_TEMPLATE}`;
    if (known.length === 0) await fillTemplate(server, DEMO_TEMPLATE, demoSeeders);
  });

/** A database of one's own, copied from a template. */
export const createDatabase = async (server: TestServer, name: string, demo: boolean): Promise<void> => {
  if (demo) await ensureDemoTemplate(server);
  const template = demo ? DEMO_TEMPLATE : TEMPLATE;
  await administer(server, async (sql) => {
    // Two copies of one template at once get in each other's way.
    await sql`select pg_advisory_lock(${LOCK})`;
    // Copies files instead of logging each page: a third of the time, and no crash has to be survived here.
    await sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`;
  });
};

export const dropDatabase = (server: TestServer, name: string): Promise<unknown> =>
  administer(server, (sql) => sql`drop database if exists ${sql(name)} with (force)`);
