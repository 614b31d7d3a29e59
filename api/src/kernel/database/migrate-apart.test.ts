import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@portal/config/free-port';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ApiProcess, testEnvironment } from '../../../test/crash/api-process.ts';
import { dropDatabase } from '../../../test/support/databases.ts';
import { administer, urlOf } from '../../../test/support/server.ts';
import { APP_ROLE } from './start-database.ts';

const data = mkdtempSync(join(tmpdir(), 'portal-migrate-'));
const DATABASE = 'test_migrate_apart';
const command = new URL('../../../commands/migrate.ts', import.meta.url).pathname;

let settings: Record<string, string>;
let owner: string;

beforeAll(async () => {
  const server = inject('testServer');
  await administer(server, (sql) => sql`create database ${sql(DATABASE)}`);
  owner = urlOf(server, server.user, DATABASE);
  settings = {
    DATABASE_URL: urlOf(server, APP_ROLE, DATABASE),
    PORTAL_DATA: data,
    MIGRATE_AT_START: '0',
    ...Object.fromEntries(
      ['AUDIT_KEY', 'CODES_KEY', 'PEPPER_KEY', 'FACTORS_KEY'].map((name, n) => [name, String(n).repeat(64)]),
    ),
  };
});

afterAll(async () => {
  await dropDatabase(inject('testServer'), DATABASE);
  rmSync(data, { recursive: true, force: true });
});

const migrate = async (): Promise<string> => {
  const env = { ...testEnvironment, ...settings, DATABASE_OWNER_URL: owner };
  return (await promisify(execFile)(process.execPath, [command], { env })).stdout;
};

test('an instance without the address of the owner starts once the tables were brought up to date', async () => {
  const early = new ApiProcess(await freePort(), settings);
  await expect(early.start()).rejects.toThrow(
    /lacks migration 0001_\w+\.sql and \d+ more\. Run: pnpm migrate/,
  );
  expect(await migrate()).toContain('Applied: 0001_');
  expect(await migrate()).toBe('The database is up to date.\n');
  const instance = new ApiProcess(await freePort(), settings);
  await instance.start();
  expect((await fetch(`${instance.url}/api/cms/faqs`)).status).toBe(200);
  expect(await instance.end('SIGTERM')).toBe(0);
});
