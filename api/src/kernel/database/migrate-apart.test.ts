import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@portal/config/free-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiProcess } from '../../../test/crash/api-process.ts';
import { administer } from '../../../test/support/server.ts';
import { APP_ROLE, createAppRole } from './start-database.ts';
import { type EmbeddedServer, startEmbeddedServer } from './supervisor/embedded-server.ts';

const data = mkdtempSync(join(tmpdir(), 'portal-migrate-'));
chmodSync(data, 0o755); // so that the server's own account finds its way in
const command = new URL('../../../commands/migrate.ts', import.meta.url).pathname;

let server: EmbeddedServer;
let settings: Record<string, string>;
let owner: string;

beforeAll(async () => {
  const port = await freePort();
  server = await startEmbeddedServer({
    dataDirectory: data,
    settings: ['fsync=off', 'listen_addresses=127.0.0.1', `port=${port}`],
  });
  await administer(server, createAppRole);
  await administer(server, (sql) => sql`create database apart`);
  owner = `postgres://${server.user}@127.0.0.1:${port}/apart`;
  settings = {
    DATABASE_URL: `postgres://${APP_ROLE}@127.0.0.1:${port}/apart`,
    PORTAL_DATA: data,
    MIGRATE_AT_START: '0',
    ...Object.fromEntries(
      ['AUDIT_KEY', 'CODES_KEY', 'PEPPER_KEY', 'FACTORS_KEY'].map((name, n) => [name, String(n).repeat(64)]),
    ),
  };
}, 120_000);

afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

const migrate = async (): Promise<string> => {
  const env = { PATH: process.env.PATH, ...settings, DATABASE_OWNER_URL: owner };
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
}, 120_000);
