import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portal/config/free-port';
import { secretHeader } from '@portal/contracts/call';
import { socketPath, socketProtocol, ticketProtocol } from '@portal/contracts/support/enums';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { seedAccounts } from '../../src/identity/demo/accounts.seed.ts';
import { demoPeople } from '../../src/identity/demo/people.ts';
import { openPool, type Pool } from '../../src/kernel/database/db.ts';
import { APP_ROLE, createAppRole } from '../../src/kernel/database/start-database.ts';
import {
  type EmbeddedServer,
  startEmbeddedServer,
} from '../../src/kernel/database/supervisor/embedded-server.ts';
import { ApiProcess } from '../crash/api-process.ts';
import { testSecrets } from '../support/config.ts';
import { fillTemplate } from '../support/databases.ts';
import { MailServer } from '../support/mail-server.ts';
import { addressOf, administer, testFacts } from '../support/server.ts';

const data = mkdtempSync(join(tmpdir(), 'portal-instances-'));
chmodSync(data, 0o755); // so that the server's own account finds its way in
let settings: string[] = [];
const mail = new MailServer();
const hex = (key: Uint8Array) => Buffer.from(key).toString('hex');

let server: EmbeddedServer;
let db: Pool;
let first: ApiProcess;
let second: ApiProcess;
/** One that does not count the calls of an address, so that it can be kept busy from here. */
let busy: ApiProcess;
/** One whose keys were forgotten. */
let keyless: ApiProcess;

const facts = ({ socketDirectory, port, user }: EmbeddedServer) => ({ socketDirectory, port, user });

beforeAll(async () => {
  await mail.listen();
  const port = await freePort();
  settings = ['fsync=off', 'listen_addresses=127.0.0.1', `port=${port}`];
  server = await startEmbeddedServer({ dataDirectory: data, settings });
  await administer(facts(server), createAppRole);
  await fillTemplate(facts(server), 'shared', [{ name: 'accounts', seed: seedAccounts }]);
  db = openPool({ address: addressOf(facts(server), 'shared'), max: 2, portal: testFacts });
  const host = `127.0.0.1:${port}`;
  const keys = {
    AUDIT_KEY: hex(testSecrets.audit),
    CODES_KEY: hex(testSecrets.codes),
    PEPPER_KEY: hex(testSecrets.pepper),
    FACTORS_KEY: hex(testSecrets.factors),
  };
  const instance = async (name: string, more: Record<string, string> = keys) =>
    new ApiProcess(await freePort(), {
      DATABASE_URL: `postgres://${APP_ROLE}@${host}/shared`,
      DATABASE_OWNER_URL: `postgres://${server.user}@${host}/shared`,
      PORTAL_DATA: join(data, name),
      FILES_URL: `file://${join(data, 'files')}`,
      SMTP_URL: mail.url,
      DRAIN_SECONDS: '1',
      ...more,
    });
  first = await instance('first');
  second = await instance('second');
  busy = await instance('busy', { ...keys, RATE_LIMITS: 'relaxed' });
  keyless = await instance('keyless', {});
  await Promise.all([first.start(), second.start()]);
}, 240_000);

afterAll(async () => {
  await Promise.all([first, second, busy].map((api) => api.end('SIGTERM')));
  await db.end({ timeout: 5 });
  await server.stop();
  await mail.close();
  rmSync(data, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Headers;
  body: { error?: string; mfa_token?: string; data?: { access_token?: string } };
}

const post = async (
  api: ApiProcess,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const response = await fetch(`${api.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const told = (await response.json()) as Answer['body']; // what the calls of this file answer
  return { status: response.status, headers: response.headers, body: told };
};

const reviewer = demoPeople.reviewers[0];
const credentials = { email: reviewer?.email ?? '', password: 'Demo-2026-pass' };

test('who signs in on one instance is signed in on the other, with one mail, until signed out anywhere', async () => {
  const asked = await post(first, '/auth/login', credentials);
  expect(asked.body.error).toBe('mfa_required');
  await expect.poll(() => mail.received.length, { timeout: 20_000 }).toBe(1);
  const code = /^(\d{6})\r?$/m.exec(mail.received[0]?.source ?? '')?.[1] ?? '';
  const proved = await post(second, '/auth/verify-mfa', { mfaToken: asked.body.mfa_token, mfaCode: code });
  expect(proved.status).toBe(200);
  const headers = {
    authorization: `Bearer ${proved.body.data?.access_token}`,
    cookie: proved.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
  const profile = async (api: ApiProcess) =>
    (await fetch(`${api.url}/api/profile/current`, { headers })).status;
  expect([await profile(first), await profile(second)]).toEqual([200, 200]);
  expect((await post(second, '/auth/logout', {}, headers)).status).toBe(200);
  expect([await profile(first), await profile(second)]).toEqual([401, 401]);
});

test('one without the keys of the others does not start', async () => {
  await expect(keyless.start()).rejects.toThrow('Missing: AUDIT_KEY, CODES_KEY, FACTORS_KEY, PEPPER_KEY');
});

test('tries are counted together, on whichever instance they come', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    const { status } = await post(n % 2 === 0 ? first : second, '/auth/login', {
      email: 'nobody@example.test',
      password: 'wrong password',
    });
    statuses.push(status);
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(5);
});

test('a job that is asked for once is done once', async () => {
  mail.received.length = 0;
  for (let n = 0; n < 20; n += 1) {
    await db.begin(async (tx) => {
      await tx`insert into outbox (id, to_address, template, language, subject, text, html)
        values (${`mail_${n}`}, ${`person${n}@example.test`}, 'test', 'en', 'Subject', 'Text', '<p>Text</p>')`;
      await tx`select graphile_worker.add_job('send-mail', json_build_object('id', ${`mail_${n}`}::text))`;
    });
  }
  await expect.poll(() => mail.received.length, { timeout: 30_000 }).toBe(20);
  await expect
    .poll(async () => (await db`select 1 from outbox where status = 'QUEUED'`).length, { timeout: 20_000 })
    .toBe(0);
  expect(new Set(mail.received.flatMap(({ to }) => to)).size).toBe(20);
  expect(mail.received).toHaveLength(20);
});

test('while the database is away both say so at once and live; afterwards both are back by themselves', async () => {
  await db.end({ timeout: 5 });
  await server.stop();
  for (const api of [first, second]) {
    const refused = await post(api, '/auth/login', credentials);
    expect([refused.status, refused.body.error]).toEqual([503, 'unavailable']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    // No sign-in passes because the session cannot be looked up.
    const open = await fetch(`${api.url}/api/profile/current`, {
      headers: { authorization: 'Bearer afp_x' },
    });
    expect(open.status).toBe(503);
    await expect.poll(() => api.isReady(), { timeout: 10_000 }).toBe(false);
  }
  server = await startEmbeddedServer({ dataDirectory: data, settings });
  db = openPool({ address: addressOf(facts(server), 'shared'), max: 2, portal: testFacts });
  for (const api of [first, second]) await expect.poll(() => api.isReady(), { timeout: 30_000 }).toBe(true);
  mail.received.length = 0;
  expect((await post(first, '/auth/login', credentials)).body.error).toBe('mfa_required');
  // The job queue is back too.
  await expect.poll(() => mail.received.length, { timeout: 60_000 }).toBe(1);
}, 120_000);

/** A request whose body is not finished until the test finishes it. */
const openRequest = async (api: ApiProcess) => {
  const body = JSON.stringify(credentials);
  const { port } = new URL(api.url);
  const socket = createConnection(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  );
  return {
    finish: async (): Promise<string> => {
      let answer = '';
      socket.on('data', (data) => {
        answer += data.toString();
      });
      socket.write(body.slice(9));
      await once(socket, 'close');
      return answer;
    },
  };
};

const openChat = async (api: ApiProcess): Promise<WebSocket> => {
  const secret = randomBytes(32).toString('base64url');
  const headers = { [secretHeader]: secret };
  const clientId = randomBytes(12).toString('hex');
  const about = { name: 'Ama', email: 'ama@example.org', message: 'Is anybody there?', clientId, secret };
  const started = await post(api, '/chat/conversations', about, headers);
  const conversationId = Object(started.body.data).id;
  const { body } = await post(api, '/chat/ticket', { conversationId }, headers);
  const { ticket } = Object(body.data);
  const ws = new WebSocket(
    `${api.url.replace('http', 'ws')}/api${socketPath}`,
    [socketProtocol, ticketProtocol(ticket)],
    { headers: { origin: api.url } },
  );
  await once(ws, 'open');
  return ws;
};

const isListening = (api: ApiProcess) =>
  fetch(`${api.url}/healthz`).then(
    () => true,
    () => false,
  );

test('told to end, an instance first says so, then lets nobody in, answers what it took, and exits cleanly', async () => {
  const ws = await openChat(first);
  const closed = once(ws, 'close');
  const request = await openRequest(first);
  const ended = first.end('SIGTERM');
  // Not ready and still at everybody's service: the balancer has its time.
  await expect.poll(async () => (await fetch(`${first.url}/readyz`)).status).toBe(503);
  const last = await fetch(`${first.url}/api/cms/faqs`);
  expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
  expect(ws.readyState).toBe(WebSocket.OPEN);
  await expect.poll(() => isListening(first), { timeout: 10_000 }).toBe(false);
  const [code] = await closed;
  expect(code).toBe(1001);
  const answer = await request.finish();
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).toContain('"mfa_required"');
  expect(await ended).toBe(0);
  expect(await second.isReady()).toBe(true);
});

test('told to end under load, an instance leaves nobody without an answer whom it let in', async () => {
  await busy.start();
  let isOver = false;
  const answers: unknown[] = [];
  const people = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const answer = await fetch(`${busy.url}/api/cms/faqs`).then(
        async (response) => ({ status: response.status, length: (await response.text()).length }),
        (error: unknown) => String(Object(Object(error).cause).code),
      );
      answers.push(typeof answer === 'string' ? answer : answer.length > 0 && answer.status);
      if (typeof answer === 'string') return;
    }
  });
  await expect.poll(() => answers.length).toBeGreaterThan(20);
  expect(await busy.end('SIGTERM')).toBe(0);
  isOver = true;
  await Promise.all(people);
  // Who comes too late is not let in; nobody gets half an answer or an error of ours.
  const late = ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'];
  expect(answers.filter((answer) => answer !== 200 && !late.includes(String(answer)))).toEqual([]);
});

test('nothing secret was written to the logs', () => {
  const output = first.output + second.output + busy.output;
  expect(output).not.toContain(credentials.password);
  expect(output).not.toMatch(/afp_[A-Za-z0-9_-]{20}/);
  expect(output).not.toMatch(/Bearer /);
  for (const key of [testSecrets.audit, testSecrets.codes, testSecrets.pepper])
    expect(output).not.toContain(hex(key));
  for (const { source } of mail.received) {
    const code = /^(\d{6})\r?$/m.exec(source)?.[1];
    if (code) expect(output).not.toMatch(new RegExp(`"${code}"|\\b${code}\\b`));
  }
});
