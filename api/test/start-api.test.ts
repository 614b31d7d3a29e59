import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApi, startApi } from '../src/app.ts';
import { type Config, loadConfig } from '../src/kernel/config/config.ts';
import { isServerGone, livePostmaster } from '../src/kernel/database/supervisor/postmaster.ts';

const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-start-'));
chmodSync(dataDirectory, 0o755); // so that the server's own account finds its way in
const config: Config = loadConfig({
  PORTAL_DATA: dataDirectory,
  LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
  RATE_LIMITS: 'relaxed',
});
const cluster = join(dataDirectory, 'database', 'cluster');

let api: RunningApi;

beforeAll(async () => {
  api = await startApi(config, {});
});

afterAll(async () => {
  await api.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const ask = async (url: string, payload?: object) => {
  const response = await api.app.inject({ url, ...(payload ? { method: 'POST', payload } : {}) });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};

const signIn = () =>
  ask('/api/auth/login', { email: 'beneficiary@demo.example', password: 'Demo-2026-pass' });

test('a first start makes database, secrets and examples, and the demo accounts can sign in', async () => {
  expect(existsSync(join(dataDirectory, 'secrets', 'audit.key'))).toBe(true);
  const { body } = await ask('/api/demo/info');
  expect(body.data.accounts.map(({ email }: { email: string }) => email)).toEqual([
    'admin@demo.example',
    'admin2@demo.example',
    'manager@demo.example',
    'reviewer@demo.example',
    'reviewer2@demo.example',
    'beneficiary@demo.example',
  ]);
  for (const { email, password, role } of body.data.accounts) {
    const { body: answer } = await ask('/api/auth/login', { email, password });
    expect(answer.error ?? 'signed in', email).toBe(
      role === 'FUND_BENEFICIARY_USER' ? 'signed in' : 'mfa_required',
    );
  }
  const mails = (await ask('/demo/mailbox.json')).body;
  expect(mails.map(({ to }: { to: string }) => to)).toContain('admin@demo.example');
});

test('while the database is gone calls are told to come back, and it comes back by itself', async () => {
  const running = livePostmaster(cluster);
  if (!running) throw new Error('no server');
  process.kill(running.pid, 'SIGKILL');
  const refused = await signIn();
  expect([refused.status, refused.body.error]).toEqual([503, 'unavailable']);
  expect(refused.headers['retry-after']).toBe('5');
  expect((await ask('/healthz')).status).toBe(200);
  await expect.poll(async () => (await signIn()).status, { timeout: 15_000 }).toBe(200);
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 5000 }).toBe(200);
});

test('killed and killed again under load, the database leaves nobody without an answer', async () => {
  const heard = new Set<number>();
  let isOver = false;
  const people = Array.from({ length: 12 }, async (_, n) => {
    while (!isOver) {
      const { status } = n % 2 === 0 ? await signIn() : await ask('/api/cms/faqs');
      heard.add(status);
    }
  });
  for (let time = 0; time < 2; time += 1) {
    const running = livePostmaster(cluster);
    if (!running) throw new Error('no server');
    process.kill(running.pid, 'SIGKILL');
    await expect.poll(() => heard.has(503), { timeout: 15_000 }).toBe(true);
    await expect.poll(async () => (await ask('/api/cms/faqs')).status, { timeout: 15_000 }).toBe(200);
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 15_000 }).toBe(200);
    heard.delete(503);
  }
  isOver = true;
  await Promise.all(people);
  expect([...heard].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const afterwards = await Promise.all(Array.from({ length: 24 }, () => ask('/api/cms/faqs')));
  expect(new Set(afterwards.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a second start on the directory shares the server and seeds nothing twice; the last to leave stops it', async () => {
  const second = await startApi(config, {});
  const running = livePostmaster(cluster);
  await second.close();
  expect(isServerGone(running?.pid ?? 0)).toBe(false);
  expect((await signIn()).status).toBe(200);
  await api.close();
  expect(isServerGone(running?.pid ?? 0)).toBe(true);
  api = await startApi(config, {});
  expect((await signIn()).status).toBe(200);
});
