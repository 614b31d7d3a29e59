import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openSql } from '../db.ts';
import type { Sql } from '../sql.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { isServerGone, livePostmaster } from './postmaster.ts';

const program = new URL('../../../../test/support/programs/start-embedded.ts', import.meta.url).pathname;
const settings = ['fsync=off'];

const open: { directory: string; server?: EmbeddedServer }[] = [];

const start = async (directory: string): Promise<EmbeddedServer> => {
  const server = await startEmbeddedServer({ dataDirectory: directory, settings });
  open.push({ directory, server });
  return server;
};

const newDirectory = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'portal-supervisor-'));
  chmodSync(directory, 0o755); // so that the server's own account finds its way in
  open.push({ directory });
  return directory;
};

afterEach(async () => {
  for (const { server } of open) await server?.stop();
  for (const { directory } of open.splice(0)) rmSync(directory, { recursive: true, force: true });
});

const ask = async <T>({ socketDirectory, port, user }: EmbeddedServer, work: (sql: Sql) => Promise<T>) => {
  const sql = openSql({ socketDirectory, port, user, database: 'postgres' });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
};

const startElsewhere = async (
  directory: string,
): Promise<{ process: ChildProcess; pid: number; attached: boolean }> => {
  const process_ = spawn(process.execPath, [program, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(process_.stdout, 'data');
  return { process: process_, ...JSON.parse(String(line)) };
};

test('after the parent was killed the next start attaches to the server that it left, data included', async () => {
  const directory = newDirectory();
  const parent = await startElsewhere(directory);
  parent.process.kill('SIGKILL');
  await once(parent.process, 'exit');
  const server = await start(directory);
  expect(server).toMatchObject({ attached: true, pid: parent.pid });
  await ask(server, (sql) => sql`create table kept (n int)`);
  await server.stop();
  expect(isServerGone(server.pid)).toBe(true);
  const again = await start(directory);
  expect(again.attached).toBe(false);
  expect(await ask(again, (sql) => sql`select * from kept`)).toEqual([]);
});

test('two first starts at once share one server', async () => {
  const directory = newDirectory();
  const [one, other] = await Promise.all([startElsewhere(directory), startElsewhere(directory)]);
  for (const { process: child } of [one, other]) child.kill('SIGKILL');
  expect(one.pid).toBe(other.pid);
  await start(directory);
});

test('a server that is killed comes back by itself, data included', async () => {
  const directory = newDirectory();
  const server = await start(directory);
  await ask(server, (sql) => sql`create table kept (n int)`);
  process.kill(server.pid, 'SIGKILL');
  const cluster = join(directory, 'database', 'cluster');
  const back = () => {
    const found = livePostmaster(cluster);
    return found?.ready === true && found.pid !== server.pid;
  };
  await expect.poll(back, { timeout: 20_000 }).toBe(true);
  expect(await ask(server, (sql) => sql`select * from kept`)).toEqual([]);
  await server.stop();
  expect(livePostmaster(cluster)).toBeUndefined();
});

test('a half-made cluster is cleared away and made anew', async () => {
  const directory = newDirectory();
  const half = join(directory, 'database', 'cluster.tmp-999999999');
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, 'PG_VERSION'), '18');
  expect((await start(directory)).attached).toBe(false);
  expect(existsSync(half)).toBe(false);
});

test('a pid file whose number now belongs to another process is no server', async () => {
  const directory = newDirectory();
  const server = await start(directory);
  await server.stop();
  const file = join(directory, 'database', 'cluster', 'postmaster.pid');
  writeFileSync(file, `${process.pid}\n${directory}\n0\n5432\n/tmp\n\n0\nready\n`);
  expect(livePostmaster(join(directory, 'database', 'cluster'))).toBeUndefined();
  expect((await start(directory)).attached).toBe(false);
});
