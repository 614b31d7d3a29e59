import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@portal/config/free-port';
import { upload } from '@portal/release/store/shared-store';
import { bucketServer } from '@portal/release/test/bucket-server';
import { storeWith } from '@portal/release/test/store';
import { expect, onTestFinished, test } from 'vitest';

const program = new URL('../src/start.ts', import.meta.url).pathname;

/** A gateway alone, whose release store is the bucket. @returns what it has written so far */
const startGateway = async (
  data = mkdtempSync(join(tmpdir(), 'portal-gateway-')),
  apiPort?: number,
): Promise<() => string> => {
  const gateway = spawn(process.execPath, [program, '--no-pin'], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      PORTAL_DATA: data,
      PORTAL_DEMO: '0',
      API_URL: `http://127.0.0.1:${apiPort ?? (await freePort())}`,
    },
  });
  const written: string[] = [];
  for (const output of [gateway.stdout, gateway.stderr])
    output.on('data', (text) => written.push(String(text)));
  onTestFinished(() => {
    gateway.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  });
  return () => written.join('');
};

test('a gateway of a bucket says so where it trusts no key', async () => {
  await bucketServer();
  const written = await startGateway();
  await expect.poll(written, { timeout: 120_000 }).toContain('The portal is ready');
  expect(written()).toContain('no key is trusted, so no signature is checked: set RELEASE_TRUSTED_KEYS');
});

test('a start waits only so long for a bucket that takes requests and answers none, for a slow one as it takes', async () => {
  const [other, store] = [await storeWith({ app: 'review' }), await storeWith({ app: 'review' })];
  const slow = await bucketServer();
  await upload(other);
  slow.beSlow(2_500);
  const patient = await startGateway();
  const bucket = await bucketServer();
  await upload(store);
  bucket.hold();
  const api = createServer((_request, response) => response.end('{"info":{},"paths":{}}'));
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void api.close());
  const { port } = api.address() as AddressInfo;
  const [written, refused] = [await startGateway(dirname(store), port), await startGateway()];
  await expect.poll(written, { timeout: 120_000 }).toContain('The portal is ready');
  expect(written()).toMatch(/served as it was here last\. The release store .+\n(.*\n)* {2}release 1\n/);
  await expect.poll(refused, { timeout: 120_000 }).toMatch(/cannot start\. The release store .+ no answer/);
  await expect.poll(patient, { timeout: 120_000 }).toMatch(/release 1\n(.*\n)*The portal is ready/);
}, 300_000);

test('a gateway that starts while the bucket does not answer serves what it had; one that had nothing ends', async () => {
  const store = await storeWith({ app: 'review' });
  const bucket = await bucketServer();
  await upload(store);
  await bucket.stop();
  const [written, refused] = [await startGateway(dirname(store)), await startGateway()];
  await expect.poll(written, { timeout: 120_000 }).toContain('The portal is ready');
  expect(written()).toMatch(/served as it was here last\. The release store .+\n(.*\n)* {2}release 1\n/);
  await expect
    .poll(refused, { timeout: 120_000 })
    .toMatch(/cannot start\. The release store .+ cannot be used/);
}, 300_000);
