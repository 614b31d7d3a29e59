import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portal/config/free-port';
import { expect, onTestFinished, test } from 'vitest';
import { checkPort } from '../src/check-port.ts';

const program = new URL('../src/start.ts', import.meta.url).pathname;
const host = '127.0.0.1';

/** A portal of its own in a process of its own, which has written one line already. */
const startPortal = async () => {
  const data = mkdtempSync(join(tmpdir(), 'portal-end-'));
  chmodSync(data, 0o755); // so that the database's own account finds its way in
  const port = await freePort();
  const portal = spawn(process.execPath, [program, '--no-build'], {
    env: {
      PATH: process.env.PATH ?? '',
      HOST: host,
      PORT: String(port),
      PORTAL_DATA: data,
      PORTAL_DEMO: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(portal, 'exit');
  const status = (): Promise<number> =>
    fetch(`http://${host}:${port}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
  const databasePid = (): number =>
    Number(readFileSync(join(data, 'database', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const removeData = (): void => rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  onTestFinished(() => {
    portal.kill('SIGKILL');
    removeData();
  });
  const output: string[] = [];
  for (const stream of [portal.stdout, portal.stderr])
    stream.on('data', (text: Buffer) => output.push(text.toString()));
  const up = expect.poll(status, { timeout: 150_000, interval: 200 });
  await Promise.race([up.toBe(200), ended.then(() => Promise.reject(new Error('it ended')))]).catch(
    (error) => {
      throw new Error(`The portal did not start:\n${output.join('')}`, { cause: error });
    },
  );
  return { portal, port, ended, status, databasePid, removeData };
};

test('a portal whose data and database vanished, and whose output nobody reads, still ends and frees its port', async () => {
  const { portal, port, ended, status, databasePid, removeData } = await startPortal();
  portal.stdout.destroy();
  portal.stderr.destroy();
  process.kill(databasePid(), 'SIGKILL');
  removeData();
  await expect.poll(status, { timeout: 60_000 }).toBe(503);
  portal.kill('SIGTERM');
  const [code] = await ended;
  expect(code).not.toBeNull();
  await checkPort(host, port);
}, 300_000);
