import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addManager, removeManager } from '@portal/release/console/managers';
import { readHistory } from '@portal/release/store/history';
import { release as command } from '@portal/release/test/command';
import { emptyFolder } from '@portal/release/test/store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSessions } from '../src/console/sessions.ts';
import { api, asManager, signIn, twoEnvironments } from './support/console.ts';
import { gatewayOn } from './support/gateway.ts';

test('while nobody has a token the console is not there', async () => {
  const app = gatewayOn(emptyFolder());
  expect((await app.inject(`${api}/environments`)).statusCode).toBe(404);
  const payload = { token: 'x' };
  const tried = await app.inject({ method: 'POST', url: `${api}/session`, payload });
  expect(tried.statusCode).toBe(404);
});

test('only a known token signs in, by a cookie that no script and no other site can use', async () => {
  const { app, token, headers } = await asManager();
  const wrong = await app.inject({ method: 'POST', url: `${api}/session`, payload: { token: `${token}x` } });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.headers['set-cookie']).toBeUndefined();
  const right = await app.inject({ method: 'POST', url: `${api}/session`, payload: { token } });
  expect(right.headers['set-cookie']).toMatch(
    /^release_console=[\w-]{43}; Max-Age=28800; Path=\/releases\/console; HttpOnly; SameSite=Strict$/,
  );
  for (const path of [
    'environments',
    'history',
    'keys',
    'session',
    'difference?from=staging&to=production',
  ]) {
    expect((await app.inject(`${api}/${path}`)).statusCode).toBe(401);
    expect((await app.inject({ url: `${api}/${path}`, headers })).statusCode).toBe(200);
  }
});

test('a session ends by signing out, with its token, however that ends, and after eight hours', async () => {
  const { app, headers, store, token } = await asManager();
  await app.inject({ method: 'DELETE', url: `${api}/session`, headers });
  expect((await app.inject({ url: `${api}/keys`, headers })).statusCode).toBe(401);
  const again = await signIn(app, token);
  await addManager(store, 'Somebody else', 'reader');
  await removeManager(store, 'Naledi Khumalo');
  expect((await app.inject({ url: `${api}/keys`, headers: again })).statusCode).toBe(401);

  let now = 0;
  const sessions = openSessions(() => now);
  const person = { name: 'A', role: 'manager', tokenHash: 'a'.repeat(64) } as const;
  const cookie = `other=1; release_console=${sessions.begin(person)}`;
  now = 8 * 3_600_000 - 1;
  expect(sessions.find(cookie, [person])).toBe(person);
  expect(sessions.find(cookie, [{ ...person, expiresAt: '2026-11-01T00:00:00.000Z' }])).toBeUndefined();
  now += 1;
  expect(sessions.find(cookie, [person])).toBeUndefined();
});

test('each wrong token is a line in the log, and keeps nobody out who has the right one', async () => {
  const store = emptyFolder();
  const token = await addManager(store, 'Naledi Khumalo', 'manager');
  const app = gatewayOn(store);
  const warn = vi.fn();
  app.addHook('onRequest', async ({ log }) => void vi.spyOn(log, 'warn').mockImplementation(warn));
  const tryWith = (word: string) =>
    app.inject({ method: 'POST', url: `${api}/session`, payload: { token: word } });
  for (let count = 0; count < 12; count += 1) expect((await tryWith('wrong')).statusCode).toBe(401);
  expect((await tryWith(token)).statusCode).toBe(200);
  expect(warn.mock.calls).toEqual(Array(12).fill([expect.stringContaining('not known')]));
});

test('a token ends after ninety days, and whoever has it reads how to get a new one', async () => {
  const { app, store, token } = await asManager();
  const file = join(store, '../release-keys/console.json');
  const { managers } = JSON.parse(readFileSync(file, 'utf8'));
  expect(Date.parse(managers[0].expiresAt)).toBeGreaterThan(Date.now());
  expect(Date.parse(managers[0].expiresAt)).toBeLessThanOrEqual(Date.now() + 90 * 86_400_000);
  managers[0].expiresAt = '2026-01-31T12:00:00.000Z';
  writeFileSync(file, JSON.stringify({ managers }));
  const reply = await app.inject({ method: 'POST', url: `${api}/session`, payload: { token } });
  expect(reply.statusCode).toBe(401);
  expect(reply.body).toContain(
    "ended on 2026-01-31. Ask for a new one: pnpm release console-token add 'Naledi Khumalo' manager.",
  );
  await signIn(app, await addManager(store, 'Naledi Khumalo', 'manager'));
});

test('a damaged list of people lets nobody in, and no answer names its path', async () => {
  const { store, app, headers } = await asManager();
  for (const text of ['{', '{"managers":[{"name":"x"}]}']) {
    writeFileSync(join(store, '../release-keys/console.json'), text);
    const reply = await app.inject({ url: `${api}/environments`, headers });
    expect([reply.statusCode, reply.body.includes('console.json')]).toEqual([500, false]);
  }
});

test('a body that is no JSON is the fault of who sent it', async () => {
  const { app, headers } = await asManager();
  const url = `${api}/environments/production/rollback`;
  const sent = { ...headers, 'content-type': 'application/json' };
  expect((await app.inject({ method: 'POST', url, headers: sent, payload: '{' })).statusCode).toBe(400);
  const large = JSON.stringify({ reason: 'x'.repeat(30_000) });
  expect((await app.inject({ method: 'POST', url, headers: sent, payload: large })).statusCode).toBe(413);
});

test('the command gives a token once, keeps its hash only, and takes it back', async () => {
  const store = await twoEnvironments();
  const { stdout } = await command(store, 'console-token', 'add', 'Ousmane', 'reader', '--json');
  const { token } = JSON.parse(stdout);
  const app = gatewayOn(store);
  const headers = await signIn(app, token);
  expect((await app.inject({ url: `${api}/keys`, headers })).json().people).toEqual([
    { name: 'Ousmane', role: 'reader', expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
  ]);
  expect(readFileSync(join(store, '../release-keys/console.json'), 'utf8')).not.toContain(token);
  expect((await command(store, 'console-token')).stdout).toMatch(
    /^Ousmane {2}reader {2}by token until \d{4}-\d\d-\d\d\n$/,
  );
  expect((await command(store, 'console-token', 'remove', 'Nobody')).code).toBe(1);
  expect((await command(store, 'console-token', 'add')).code).toBe(2);
  await command(store, 'console-token', 'remove', 'Ousmane');
  expect((await app.inject(`${api}/keys`)).statusCode).toBe(404);
});

test('people of a setting sign in each by their own name, and only the setting changes who they are', async () => {
  const people = emptyFolder();
  const told = await Promise.all(
    ['Naledi Khumalo', 'Ousmane Ba'].map((name) => command(people, 'console-token', 'add', name, '--json')),
  );
  const store = await twoEnvironments();
  vi.stubEnv('RELEASE_CONSOLE_PEOPLE', join(people, '../release-keys/console.json'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const app = gatewayOn(store);
  for (const [at, { stdout }] of told.entries()) {
    const { token, name: by } = JSON.parse(stdout);
    const headers = await signIn(app, token);
    const payload = { to: at === 0 ? 1 : 2, seen: 2 + at, reason: 'trial' };
    const url = `${api}/environments/staging/rollback`;
    expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode, by).toBe(200);
    const { entries } = await readHistory(store, 'staging');
    expect(entries.at(-1)).toMatchObject({ action: 'rollback', by });
  }
  expect(await command(store, 'console-token', 'add', 'Amina')).toMatchObject({
    code: 1,
    stderr: 'Refused: Who may sign in is said by RELEASE_CONSOLE_PEOPLE: change the list there.',
  });
  vi.stubEnv('RELEASE_CONSOLE_PEOPLE', '{"managers":[{}]}');
  expect((await app.inject(`${api}/keys`)).statusCode).toBe(500);
});
