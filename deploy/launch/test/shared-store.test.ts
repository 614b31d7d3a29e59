import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portal/config/free-port';
import { bucketServer } from '@portal/release/test/bucket-server';
import { expect, onTestFinished, test } from 'vitest';

const program = new URL('../src/start.ts', import.meta.url).pathname;

/** A gateway alone, whose release store is an empty bucket. @returns what it has written so far */
const startGateway = async (): Promise<() => string> => {
  await bucketServer();
  const data = mkdtempSync(join(tmpdir(), 'portal-gateway-'));
  const gateway = spawn(process.execPath, [program, '--no-pin'], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      PORTAL_DATA: data,
      PORTAL_DEMO: '0',
      API_URL: `http://127.0.0.1:${await freePort()}`,
    },
  });
  const written: string[] = [];
  gateway.stdout.on('data', (text) => written.push(String(text)));
  onTestFinished(() => {
    gateway.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  });
  return () => written.join('');
};

test('a gateway of a bucket says so where it trusts no key', async () => {
  const written = await startGateway();
  await expect.poll(written, { timeout: 30_000 }).toContain('The portal is ready');
  expect(written()).toContain('no key is trusted, so no signature is checked: set RELEASE_TRUSTED_KEYS');
}, 60_000);
