import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, expect, test } from 'vitest';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { isGone } from './postmaster.ts';

const program = new URL('../../../test/support/programs/start-embedded.ts', import.meta.url).pathname;
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

const ask = async <T>(
  { socketDirectory, port, user }: EmbeddedServer,
  work: (sql: postgres.Sql) => Promise<T>,
) => {
  const sql = postgres({ host: socketDirectory, port, username: user, database: 'postgres', max: 1 });
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
  expect(isGone(server.pid)).toBe(true);
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

test('a killed server, a stale pid file and a half-made cluster do not stand in the way', async () => {
  const directory = newDirectory();
  const first = await start(directory);
  await ask(first, (sql) => sql`create table kept (n int)`);
  process.kill(first.pid, 'SIGKILL');
  const second = await start(directory);
  expect(second.attached).toBe(false);
  expect(await ask(second, (sql) => sql`select * from kept`)).toEqual([]);
  await second.stop();

  const half = newDirectory();
  mkdirSync(join(half, 'database', 'cluster.tmp-999999999'), { recursive: true });
  writeFileSync(join(half, 'database', 'cluster.tmp-999999999', 'PG_VERSION'), '18');
  expect((await start(half)).attached).toBe(false);
});
