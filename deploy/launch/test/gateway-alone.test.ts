import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portal/config/free-port';
import { expect, onTestFinished, test } from 'vitest';
import { apiUrlOf } from '../src/start-settings.ts';

const program = new URL('../src/start.ts', import.meta.url).pathname;
const host = '127.0.0.1';
const wait = { timeout: 150_000, interval: 200 };

/** A gateway whose API answers everything with 200. */
const startGateway = async (settings: Record<string, string> = {}) => {
  const api = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((done) => api.listen(0, host, done));
  const data = mkdtempSync(join(tmpdir(), 'portal-alone-'));
  const port = await freePort();
  const gateway = spawn(process.execPath, [program, '--no-pin'], {
    env: {
      PATH: process.env.PATH ?? '',
      HOST: host,
      PORT: String(port),
      PORTAL_DATA: data,
      API_URL: `http://${host}:${(api.address() as AddressInfo).port}`,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const written: string[] = [];
  gateway.stdout.on('data', (text) => written.push(String(text)));
  onTestFinished(() => {
    gateway.kill('SIGKILL');
    api.close();
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  });
  const look = (path: string) =>
    fetch(`http://${host}:${port}${path}`).then(
      ({ status, headers }) => [status, headers.get('connection')],
      () => 'away',
    );
  await expect.poll(() => look('/readyz'), wait).toEqual([200, 'keep-alive']);
  return { gateway, look, said: () => written.join('') };
};

test('a gateway alone that is to end turns probes away, and serves until its drain time is over', async () => {
  const { gateway, look } = await startGateway({ DRAIN_SECONDS: '300' });
  gateway.kill('SIGTERM');
  await expect.poll(() => look('/readyz'), wait).toEqual([503, 'close']);
  expect(await look('/favicon.svg')).toEqual([200, 'close']);
}, 300_000);

test('a gateway alone lets nobody into its console by the tokens of the example people', async () => {
  const { look, said } = await startGateway();
  await expect.poll(said, wait).toContain('The portal is ready');
  expect(said()).not.toContain('Demo-2026');
  expect((await look('/releases/console/'))[0]).toBe(404);
}, 300_000);

test('an address of the API that cannot be asked is refused by name', () => {
  const of = (url?: string) => apiUrlOf({ API_URL: url });
  expect([of(), of(''), of('http://api:8080')]).toEqual([undefined, undefined, 'http://api:8080']);
  for (const url of ['api:8080', 'api', 'ftp://api'])
    expect(() => of(url)).toThrow(`API_URL="${url}" is no http address, such as http://api:8080.`);
});
