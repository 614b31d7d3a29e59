import { type AddressInfo, connect } from 'node:net';
import { requestReset, verifyReset } from '@portal/contracts/identity/password';
import { registerProfile } from '@portal/contracts/identity/profile';
import { getCurrentProfile, login, verifyMfa } from '@portal/contracts/identity/sign-in';
import { beforeAll, expect, test } from 'vitest';
import { TestClient } from '../../../test/support/client.ts';
import { testSecrets } from '../../../test/support/config.ts';
import { madePassword } from '../../../test/support/make-users.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { thingRoutes } from '../../../test/support/thing.ts';
import { buildApp, openLog } from '../../app.ts';
import { allRoutes } from '../../wiring.ts';

const portal = testPortal();
const routes = [...allRoutes, ...thingRoutes];
let written = '';
let client: (headers: Record<string, string>) => TestClient;
let app: Awaited<ReturnType<typeof buildApp>>;

const destination = {
  write: (line: string) => {
    written += line;
  },
};

/** The portal with everything that it would log at its most talkative. */
beforeAll(async () => {
  const log = openLog('trace', destination);
  app = await buildApp({ ...portal.deps, log }, routes);
  const operations = new Map(routes.map(({ operation }) => [operation.id, operation]));
  await app.listen({ port: 0, host: '127.0.0.1' });
  client = (headers) => new TestClient(app, operations, headers);
  return () => app.close();
});

const ESC = String.fromCharCode(27);
const forged = `\r\n{"level":30,"msg":"forged"}\n${ESC}[2J${ESC}]0;title${String.fromCharCode(7)}`;

/** What a terminal or a collector makes of the output. */
const lines = () => written.split('\n').filter(Boolean);

test('a file that breaks off is a refusal and no failure of ours, and its sender stays unknown to the log', async () => {
  written = '';
  const { headers } = await portal.as('beneficiary');
  const { port } = app.server.address() as AddressInfo; // it listens
  const socket = connect(port, '127.0.0.1');
  const type = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '100' };
  const head = Object.entries({ ...headers, ...type }).map((header) => header.join(': '));
  socket.write(['POST /api/file HTTP/1.1', `Host: 127.0.0.1:${port}`, ...head, '', '--x'].join('\r\n'));
  await expect.poll(() => written).toContain('starting multipart');
  socket.destroy();
  const refused = () => lines().filter((line) => line.includes('"url":"/api/file"'));
  await expect.poll(refused).toEqual([expect.stringContaining('"refused"')]);
  expect(lines().filter((line) => line.includes('"level":50'))).toEqual([]);
  for (const secret of [headers.authorization, headers.cookie]) expect(written).not.toContain(secret);
});

test('of the addresses in a policy violation only what stands before a query is kept', async () => {
  written = '';
  const at = (path: string) => `https://portal.example/${path}?email=ama@example.org#token`;
  const report = {
    'violated-directive': 'img-src',
    'blocked-uri': at('blocked'),
    'document-uri': at('page'),
  };
  const headers = { 'content-type': 'application/csp-report' };
  await app.inject({ method: 'POST', url: '/api/csp-report', headers, payload: { 'csp-report': report } });
  expect(written).toContain(
    '"blocked":"https://portal.example/blocked","document":"https://portal.example/page"',
  );
  expect(written).not.toContain('ama@example.org');
});

test('nothing that a caller sends makes a line of its own or moves the cursor of who reads', async () => {
  written = '';
  const value = encodeURIComponent(forged);
  const headers = Object.fromEntries(
    [
      'user-agent',
      'x-request-id',
      'x-forwarded-for',
      'traceparent',
      'timezone-val',
      'accept-language',
      'authorization',
      'cookie',
      'idempotency-key',
      'referer',
    ].map((name) => [name, forged]),
  );
  const sent = [
    { url: `/api/thing/${value}` },
    { url: `/api/${value}?sortBy=${value}` },
    { url: `/api/cms/faqs?search=${value}&page=${value}` },
    { url: `/demo/${value}` },
    { method: 'POST' as const, url: '/api/auth/login', payload: { email: forged, password: forged } },
    { method: 'POST' as const, url: '/api/auth/login', payload: { [forged]: forged } },
    { method: 'POST' as const, url: '/api/csp-report', payload: { 'csp-report': { 'blocked-uri': forged } } },
    { url: '/api/thing/crash' },
    { url: '/api/thing/sql' },
  ];
  for (const request of sent) {
    await app.inject(request);
    await app.inject({ ...request, headers });
  }
  expect(lines().length).toBeGreaterThan(sent.length);
  for (const line of lines()) {
    const { msg } = JSON.parse(line);
    expect(msg).not.toBe('forged');
  }
  // No control character but the end of a line.
  expect([...written].filter((character) => character < ' ' && character !== '\n')).toEqual([]);
});

test('no password, token, code, cookie or key of a whole sign-in is in the log', async () => {
  written = '';
  const user = await portal.make.user();
  const visitor = client({});
  const newPassword = 'Another-secret-horse-9';
  const signedIn = await visitor.call(login, { body: { email: user.email, password: madePassword } });
  const token = String(Object(signedIn.body.data).access_token);
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  const secrets = [madePassword, newPassword, token, cookie.split('=')[1] ?? ''];
  await client({ authorization: `Bearer ${token}`, cookie }).call(getCurrentProfile);
  await client({ authorization: `Bearer ${token}` }).raw(getCurrentProfile, {});
  const reviewer = portal.person('reviewer');
  const asked = await visitor.raw(login, {
    body: { email: reviewer.email, password: 'Demo-2026-pass' },
  });
  const mfaToken = String(Object(asked.problem).mfa_token);
  secrets.push('Demo-2026-pass', mfaToken);
  await visitor.raw(verifyMfa, { body: { mfaToken, mfaCode: '918273' } });
  secrets.push('918273');
  await visitor.call(requestReset, { body: { email: user.email } });
  for (const { text } of await portal.mails()) {
    for (const [, code] of text.matchAll(/^(\d{6})\r?$/gm)) if (code) secrets.push(code);
    for (const [, proof] of text.matchAll(/token=([\w-]{20,})/g)) if (proof) secrets.push(proof);
  }
  const broken = { token: 'x'.repeat(43), password: newPassword };
  await visitor.raw(verifyReset, { body: broken });
  await visitor.raw(registerProfile, { body: { password: newPassword, email: 'not an address' } });
  for (const url of ['/api/thing/crash', '/api/thing/sql'])
    await app.inject({ url, headers: { authorization: `Bearer ${token}`, cookie } });
  for (const key of Object.values(testSecrets))
    if (key instanceof Uint8Array)
      secrets.push(Buffer.from(key).toString('hex'), Buffer.from(key).toString('base64'));
  expect(secrets.length).toBeGreaterThan(9);
  expect(lines().length).toBeGreaterThan(8);
  expect(secrets.filter((secret) => secret.length > 0 && written.includes(secret))).toEqual([]);
});

test('what the database refuses is logged without the values of the row', async () => {
  written = '';
  const [one, other] = [await portal.make.user(), await portal.make.user()];
  const refused = portal.db`update users set email = ${one.email} where id = ${other.id}`;
  openLog('info', destination).error({ err: await refused.catch((error: unknown) => error) });
  expect(written).toContain('duplicate key');
  expect(written).not.toContain(one.email);
});

test('an error takes no connection with it into the log', () => {
  written = '';
  const log = openLog('info', destination);
  const client = { secretKey: 301977291, user: 'portal_app' };
  const cause = Object.assign(new Error('reset'), { code: 'ECONNRESET', client });
  const error = Object.assign(new Error('lost', { cause }), { code: '57P01', severity: 'FATAL', client });
  log.warn({ err: error }, 'first');
  log.child({}).warn({ cause: error }, 'second');
  app.log.warn({ err: new AggregateError([cause], 'both') }, 'third');
  log.warn({ err: 'only words' }, 'fourth');
  const told = lines().map((line) => JSON.parse(line));
  const whole = { type: 'Error', message: 'lost: reset', code: '57P01', severity: 'FATAL' };
  expect(told[0].err).toMatchObject(whole);
  expect(told[0].err.stack).toContain('log-lines.test.ts');
  expect(told[1].cause).toMatchObject(whole);
  expect(told[2].err).toMatchObject({ message: 'both', parts: ['reset'] });
  expect(told[3].err).toBe('only words');
  expect(written).not.toContain('301977291');
});
