import { addManagerAt, listManagers, removeManager } from '@portal/release/console/managers';
import { release as command } from '@portal/release/test/command';
import { storeWith } from '@portal/release/test/store';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { gatewayOn } from './support/gateway.ts';
import { type Account, openProvider } from './support/openid-provider.ts';

const origin = 'http://127.0.0.1:8080';
const pages = '/releases/console';
const api = `${pages}/api`;
const returnTo = `${origin}${api}/oidc/callback`;
const naledi: Account = { email: 'Naledi@Fund.example', email_verified: true };

/** A console whose people sign in at a provider; Naledi is a manager there. */
const consoleAt = async (person: Account | undefined, inToken = false) => {
  const store = await storeWith({ app: 'cms' });
  await addManagerAt(store, 'Naledi Khumalo', 'manager', 'naledi@fund.example');
  const provider = await openProvider(returnTo, { inToken });
  onTestFinished(provider.close);
  provider.person = person;
  return { store, provider, app: gatewayOn(store, { consoleProvider: provider }) };
};

const cookiesOf = (headers: Record<string, unknown>): string[] =>
  [headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split(';')[0] ?? '');

/** Goes through the provider as a browser does. @returns the address there that sends it back */
const throughProvider = async (from: string): Promise<string> => {
  const jar = new Map<string, string>();
  let address = from;
  while (!address.startsWith(origin)) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const next = reply.headers.get('location');
    if (next === null) throw new Error(`The provider answered with ${reply.status}.`);
    address = new URL(next, address).href;
  }
  return address.slice(origin.length);
};

const begin = async (app: FastifyInstance, to = `${pages}/history`) => {
  const begun = await app.inject(`${api}/oidc?${new URLSearchParams({ to })}`);
  return { address: String(begun.headers.location), cookie: cookiesOf(begun.headers).join('; ') };
};

/** @returns where the person comes to, and the session that they have there */
const signIn = async (app: FastifyInstance, to?: string) => {
  const { address, cookie } = await begin(app, to);
  const reply = await app.inject({ url: await throughProvider(address), headers: { cookie } });
  const session = cookiesOf(reply.headers).find((pair) => pair.startsWith('release_console='));
  return { to: reply.headers.location, reply, session };
};

const whoIs = async (app: FastifyInstance, cookie = '') =>
  (await app.inject({ url: `${api}/session`, headers: { cookie } })).json();

for (const inToken of [true, false])
  test(`somebody with an address signs in at the provider, given ${inToken ? 'in the token' : 'when asked'}`, async () => {
    const { app, provider } = await consoleAt(naledi, inToken);
    expect((await app.inject(`${api}/sign-in`)).json()).toEqual({ provider: new URL(provider.issuer).host });
    const { to, session, reply } = await signIn(app);
    expect(to).toBe(`${pages}/history`);
    expect(await whoIs(app, session)).toEqual({ name: 'Naledi Khumalo', role: 'manager' });
    expect([reply.headers['set-cookie']].flat()).toEqual([
      'release_console_oidc=; Max-Age=0; Path=/releases/console/api/oidc; HttpOnly; SameSite=Lax',
      expect.stringMatching(/^release_console=[\w-]{43}; .*HttpOnly; SameSite=Strict/),
    ]);
  });

test('the session ends when the person is removed', async () => {
  const { app, store } = await consoleAt(naledi);
  const { session } = await signIn(app);
  await removeManager(store, 'Naledi Khumalo');
  await addManagerAt(store, 'Somebody else', 'reader', 'else@fund.example');
  expect(await whoIs(app, session)).toEqual({ reasons: [expect.stringContaining('Sign in first')] });
});

const refusedPeople: [string, Account | undefined][] = [
  ['unknown', { email: 'stranger@fund.example', email_verified: true }],
  ['unverified', { ...naledi, email_verified: false }],
  ['cancelled', undefined],
];
for (const [fault, person] of refusedPeople)
  test(`who is ${fault} is sent back to the page without a session`, async () => {
    const { app } = await consoleAt(person);
    const { to, session } = await signIn(app);
    expect([to, session]).toEqual([`${pages}/history?refused=${fault}`, undefined]);
    for (const by of ['Naledi+Khumalo', 'n.khumalo']) {
      const filtered = `${pages}/history?by=${by}`;
      expect((await signIn(app, filtered)).to).toBe(`${filtered}&refused=${fault}`);
    }
  });

test('the log has the id of who was refused, and no address', async () => {
  const { app } = await consoleAt({ email: 'stranger@fund.example', email_verified: true });
  const lines: string[] = [];
  app.addHook('onRequest', async ({ log }) => {
    log.warn = (line: unknown) => void lines.push(String(line));
  });
  await signIn(app);
  expect(lines).toEqual([expect.stringMatching(/^\S+ may not sign in to the console\.$/)]);
  expect(lines.join()).not.toContain('stranger@fund.example');
});

test('an address that the provider gave to somebody else lets nobody in, until it is added again', async () => {
  const { app, store, provider } = await consoleAt(naledi);
  expect((await signIn(app)).session).toBeDefined();
  // Of the test's provider another spelling is another person.
  provider.person = { ...naledi, email: 'naledi@fund.example' };
  expect((await signIn(app)).to).toBe(`${pages}/history?refused=unknown`);
  await addManagerAt(store, 'Naledi Khumalo', 'manager', 'naledi@fund.example');
  expect((await signIn(app)).to).toBe(`${pages}/history`);
});

test('people of a setting sign in by their address, which stays the first person’s while the gateway runs', async () => {
  const { app, store, provider } = await consoleAt(naledi);
  vi.stubEnv('RELEASE_CONSOLE_PEOPLE', JSON.stringify({ managers: await listManagers(store) }));
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const _time of ['first', 'second']) {
    const { session } = await signIn(app);
    expect(await whoIs(app, session)).toEqual({ name: 'Naledi Khumalo', role: 'manager' });
  }
  provider.person = { ...naledi, email: 'naledi@fund.example' };
  expect((await signIn(app)).to).toBe(`${pages}/history?refused=unknown`);
});

test('an answer of the provider counts once, and only in the browser that began', async () => {
  const { app } = await consoleAt(naledi);
  const [mine, other] = [await begin(app), await begin(app)];
  const url = await throughProvider(mine.address);
  const cameTo = async (cookie: string) => (await app.inject({ url, headers: { cookie } })).headers.location;
  for (const cookie of ['', 'release_console_oidc=e30'])
    expect(await cameTo(cookie)).toBe(`${pages}/?refused=stale`);
  const refused = `${pages}/history?refused=stale`;
  expect(await cameTo(other.cookie)).toBe(refused);
  expect(await cameTo(mine.cookie)).toBe(`${pages}/history`);
  expect(await cameTo(mine.cookie)).toBe(refused);
});

test('nobody is sent to another site afterwards', async () => {
  const { app } = await consoleAt(naledi);
  for (const to of ['https://evil.example/', '//evil.example', '/releases/console/../../x', `${pages}@x`])
    expect((await signIn(app, to)).to).toBe(`${pages}/`);
});

test('a provider that does not answer is said, and asked again at the next try', async () => {
  const { store, provider } = await consoleAt(naledi);
  await provider.close();
  const app = gatewayOn(store, { consoleProvider: provider });
  expect((await begin(app)).address).toBe(`${pages}/history?refused=unreachable`);
  const again = await openProvider(returnTo, { port: Number(new URL(provider.issuer).port) });
  onTestFinished(again.close);
  again.person = naledi;
  expect((await signIn(app)).to).toBe(`${pages}/history`);
});

test('without a provider its addresses are not there', async () => {
  const { store } = await consoleAt(naledi);
  const app = gatewayOn(store);
  expect((await app.inject(`${api}/sign-in`)).json()).toEqual({});
  expect((await app.inject(`${api}/oidc`)).statusCode).toBe(404);
});

test('the command lets people in by address, each by one, and lists them', async () => {
  const { store } = await consoleAt(naledi);
  const run = (...args: string[]) => command(store, 'console-token', ...args);
  expect((await run('add', 'Amina Hassan', 'reader', '--email', 'Amina@fund.example')).code).toBe(0);
  expect((await listManagers(store)).at(-1)).toEqual({
    name: 'Amina Hassan',
    role: 'reader',
    email: 'amina@fund.example',
  });
  expect((await run()).stdout).toContain('Amina Hassan  reader  amina@fund.example');
  for (const [address, sentence] of [
    ['no address', 'is no e-mail address'],
    ['NALEDI@fund.example', 'Naledi Khumalo signs in by'],
  ] as const) {
    const refused = await run('add', 'Amina Hassan', 'reader', '--email', address);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining(sentence)]);
  }
});
