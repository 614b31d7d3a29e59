import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portal/config/free-port';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { demoPeople } from '../../src/identity/demo/people.ts';
import { openPool, type Pool } from '../../src/kernel/database/db.ts';
import { APP_ROLE } from '../../src/kernel/database/start-database.ts';
import { readMailbox } from '../../src/kernel/mail/demo-mailbox.ts';
import { ApiProcess } from '../crash/api-process.ts';
import { PersistentClient } from '../crash/persistent-client.ts';
import { testSecrets } from '../support/config.ts';
import { createDatabase, dropDatabase } from '../support/databases.ts';
import { addressOf, testFacts, urlOf } from '../support/server.ts';
import { appCode } from '../support/totp.ts';

/** Two processes on one database, whose clocks are seven hours off: one ahead, one behind. */
const OFF_MS = 7 * 3600 * 1000;
const preload = new URL('../support/programs/wrong-clock.mjs', import.meta.url).href;
const data = mkdtempSync(join(tmpdir(), 'portal-clock-'));
const DATABASE = 'test_clock';
const hex = (key: Uint8Array) => Buffer.from(key).toString('hex');

let db: Pool;
let ahead: ApiProcess;
let behind: ApiProcess;
let both: readonly (readonly [string, ApiProcess])[] = [];

const instance = async (name: string, off: number) =>
  new ApiProcess(await freePort(), {
    NODE_OPTIONS: `--import=${preload}`,
    CLOCK_OFF_MS: String(off),
    DATABASE_URL: urlOf(inject('testServer'), APP_ROLE, DATABASE),
    DATABASE_OWNER_URL: urlOf(inject('testServer'), inject('testServer').user, DATABASE),
    PORTAL_DATA: join(data, name),
    FILES_URL: `file://${join(data, 'files')}`,
    AUDIT_KEY: hex(testSecrets.audit),
    CODES_KEY: hex(testSecrets.codes),
    PEPPER_KEY: hex(testSecrets.pepper),
    FACTORS_KEY: hex(testSecrets.factors),
    LOG_LEVEL: 'info',
  });

beforeAll(async () => {
  await createDatabase(inject('testServer'), DATABASE, false);
  db = openPool({ address: addressOf(inject('testServer'), DATABASE), max: 2, portal: testFacts });
  ahead = await instance('ahead', OFF_MS);
  behind = await instance('behind', -OFF_MS);
  both = [
    ['ahead', ahead],
    ['behind', behind],
  ];
  await Promise.all(both.map(([, api]) => api.start()));
}, 240_000);

afterAll(async () => {
  await Promise.all(both.map(([, api]) => api.end('SIGTERM')));
  await db?.end({ timeout: 5 });
  await dropDatabase(inject('testServer'), DATABASE);
  rmSync(data, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Headers;
  /** What the tests read of it. */
  body: {
    error?: string;
    mfa_token?: string;
    data: { access_token: string; secret: string; isOpen: boolean };
  };
}

const ask = async (
  api: ApiProcess,
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
): Promise<Answer> => {
  const response = await fetch(`${api.url}/api${path}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
};

const idOf = (person: { id: string } | undefined): string => {
  if (!person) throw new Error('the demo lacks a person');
  return person.id;
};

const password = 'Demo-2026-pass';
const reviewer = demoPeople.reviewers[0];
const signedInBy = ({ headers, body }: Answer): Record<string, string> => ({
  authorization: `Bearer ${body.data.access_token}`,
  cookie: headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; '),
});

/** A code from the newest mail, asked for at one process. */
const challenged = async (api: ApiProcess) => {
  const known = new Set((await readMailbox(db)).map(({ text }) => text));
  const asked = await ask(api, 'POST', '/auth/login', { body: { email: reviewer?.email, password } });
  expect(asked.body.error).toBe('mfa_required');
  const mail = (await readMailbox(db)).find(({ to, text }) => to === reviewer?.email && !known.has(text));
  return { mfaToken: asked.body.mfa_token, mfaCode: /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] };
};

test('the two clocks are wrong', () => {
  for (const [name, api] of both) {
    const times = [...api.output.matchAll(/"time":(\d+)/g)].map(([, time]) => Number(time) - Date.now());
    expect(times.length, name).toBeGreaterThan(0);
    for (const off of times) expect(Math.sign(off), name).toBe(name === 'ahead' ? 1 : -1);
    for (const off of times) expect(Math.abs(off), name).toBeGreaterThan(OFF_MS / 2);
  }
});

test('a code opens a session that holds at both, and ends at both when its time is over', async () => {
  const code = await challenged(ahead);
  const entered = await ask(behind, 'POST', '/auth/verify-mfa', { body: code });
  expect(entered.status, JSON.stringify(entered.body)).toBe(200);
  const headers = signedInBy(entered);
  for (const [name, api] of both)
    expect((await ask(api, 'GET', '/profile/current', { headers })).status, name).toBe(200);
  await db`update sessions set idle_expires_at = now() - interval '1 second' where user_id = ${idOf(reviewer)}`;
  for (const [name, api] of both) {
    const refused = await ask(api, 'GET', '/profile/current', { headers });
    expect([refused.status, refused.body.error], name).toEqual([401, 'token_expired']);
  }
});

test('a code whose time is over opens nothing at either', async () => {
  for (const [name, api] of both) {
    const code = await challenged(api);
    await db`update mfa_challenges set expires_at = now() - interval '1 second' where user_id = ${idOf(reviewer)}`;
    for (const [other, at] of both) {
      const refused = await ask(at, 'POST', '/auth/verify-mfa', { body: code });
      expect(refused.body.error, `${name}, then ${other}`).toBe('mfa_expired');
    }
  }
});

test('codes of an app count by the time of the database', async () => {
  const manager = await PersistentClient.of(db, ahead.url, idOf(demoPeople.managers[0]));
  const { headers } = manager;
  const started = await ask(ahead, 'POST', '/profile/totp', { headers });
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  const { secret } = started.body.data;
  const stale = await ask(behind, 'POST', '/profile/totp/confirm', {
    headers,
    body: { code: appCode(secret, OFF_MS / -30_000) },
  });
  expect(stale.body.error).toBe('mfa_invalid');
  const confirmed = await ask(ahead, 'POST', '/profile/totp/confirm', {
    headers,
    body: { code: appCode(secret) },
  });
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
});

test('what is counted in a window is counted by both in one', async () => {
  const email = '/profile/checkEmailExistance?email=nobody@example.test';
  for (const at of [ahead, behind, ahead, behind, ahead])
    expect((await ask(at, 'GET', email)).status).toBe(200);
  for (const [name, api] of both) {
    const refused = await ask(api, 'GET', email);
    expect(refused.status, name).toBe(429);
    expect(Number(refused.headers.get('retry-after')), name).toBeLessThanOrEqual(60);
  }
  await db`update rate_counters set window_start = window_start - interval '61 seconds'`;
  for (const [name, api] of both) expect((await ask(api, 'GET', email)).status, name).toBe(200);
});

const fundOf = async (closesIn: string): Promise<string> => {
  const [fund] = await db<{ id: string }[]>`
    update funds set status = 'OPEN', opens_at = now() - interval '1 day', closes_at = now() + ${closesIn}::interval
    where fund_type = 'BASE_FUND' returning id`;
  return fund?.id ?? '';
};

test('a fund closes when it is time, not when a clock says so', async () => {
  const owner = await PersistentClient.of(db, ahead.url, idOf(demoPeople.beneficiaries[0]));
  const { headers } = owner;
  const closed = await fundOf('-1 hour');
  for (const [name, api] of both) {
    expect((await ask(api, 'GET', `/fund/${closed}`)).body.data.isOpen, name).toBe(false);
    const refused = await ask(api, 'POST', '/application/draft', { headers, body: { fundId: closed } });
    expect(refused.body.error, name).toBe('fund_closed');
  }
  const open = await fundOf('1 hour');
  for (const [name, api] of both) {
    expect((await ask(api, 'GET', `/fund/${open}`)).body.data.isOpen, name).toBe(true);
    const begun = await ask(api, 'POST', '/application/draft', { headers, body: { fundId: open } });
    expect(begun.status, `${name}: ${JSON.stringify(begun.body)}`).toBe(200);
  }
});

test('a text is planned for a moment that is still to come', async () => {
  const { headers } = await PersistentClient.of(db, ahead.url, idOf(demoPeople.admin));
  const text = { key: 'about-us', lang: 'sw' };
  const saved = await ask(ahead, 'PUT', '/cms/cms-data', {
    headers,
    body: { ...text, data: { title: 'Planned', lead: 'Planned' }, draft: true },
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  for (const [name, api] of both) {
    const plan = (minutes: number) =>
      ask(api, 'POST', '/cms/content/schedules', {
        headers,
        body: {
          kind: 'sections',
          id: text.key,
          lang: text.lang,
          publishAt: new Date(Date.now() + minutes * 60_000).toISOString(),
        },
      });
    expect((await plan(-60)).body.error, name).toBe('invalid_request');
    const planned = await plan(60);
    expect(planned.status, `${name}: ${JSON.stringify(planned.body)}`).toBe(200);
  }
});
