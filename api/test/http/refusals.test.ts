import { connect } from 'node:net';
import { roleMay } from '@portal/contracts';
import { createApiClient, issueToken } from '@portal/contracts/identity/api-clients';
import { listFundApplications } from '@portal/contracts/review/queue';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp, openLog } from '../../src/app.ts';
import { readers, visitors } from '../../src/kernel/server/general-limits.ts';
import type { LoggedCaller } from '../../src/kernel/server/log-caller.ts';
import type { Route } from '../../src/kernel/server/route.ts';
import { allRoutes } from '../../src/wiring.ts';
import { kindsIn, requestOf } from '../contract/request-of.ts';
import { makeWorld, type World } from '../contract/world.ts';
import { type RawInput, type Reply, TestClient } from '../support/client.ts';
import { testPortal } from '../support/portal.ts';

const portal = testPortal({ config: { demo: true } });
const strict = testPortal({ config: { demo: true, rateLimits: 'on' } });
const operations = new Map(allRoutes.map(({ operation }) => [operation.id, operation]));
let world: World;
let app: Awaited<ReturnType<typeof buildApp>>;
let written: string[] = [];

const log = openLog('info', { write: (line) => void written.push(line) });

beforeAll(async () => {
  app = await buildApp({ ...portal.deps, log }, allRoutes);
  world = await makeWorld(portal);
  return () => app.close();
});

beforeEach(() => {
  written = [];
});

const client = (headers: Record<string, string>) => new TestClient(app, operations, headers);
const as = async (name: keyof World['people']) => client((await portal.as(world.people[name])).headers);

/** The lines about one request. */
const linesOf = (requestId: unknown) =>
  written.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === requestId);

/** One line, which says why and to whom, by an id alone; the answer's request id leads to it. */
const holdLine = (reply: Reply<unknown>, about: string, caller: LoggedCaller = {}): void => {
  const lines = linesOf(reply.headers['x-request-id']);
  expect(lines, about).toEqual([
    expect.objectContaining({ msg: 'refused', code: reply.problem?.error, ip: '127.0.0.1', ...caller }),
  ]);
  expect({ user: lines[0].user, client: lines[0].client }, about).toEqual({ ...nobody, ...caller });
};

const nobody = { user: undefined, client: undefined };

/** What is known of people beside their id is not for the log. */
const holdNoNames = (): void => {
  for (const { email, firstName, lastName } of Object.values(world.people))
    for (const word of [email, `${firstName} ${lastName}`]) expect(written.join('')).not.toContain(word);
};

const withIds = async (id: string): Promise<RawInput> => {
  const ids = await world.ids(kindsIn(id));
  return requestOf(id, (kind) => ids.get(kind) ?? '');
};

/** Some text for every place of an address. */
const somewhere = ({ operation }: Route): RawInput => ({
  params: Object.fromEntries([...operation.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'x1'])),
});

const rows = (routes: readonly Route[]) => routes.map((route) => [route.operation.id, route] as const);

test('whoever is not signed in, everywhere', async () => {
  const stolen = client({
    authorization: `Bearer afp_${'s'.repeat(43)}`,
    cookie: `__Host-afp_b=${'b'.repeat(43)}`,
  });
  const closed = allRoutes.filter(({ isPublic }) => !isPublic);
  for (const route of closed) {
    const { operation } = route;
    for (const visitor of [client({}), stolen]) {
      const reply = await visitor.raw(operation, somewhere(route));
      expect(reply, operation.id).toBeProblem('unauthorized');
      holdLine(reply, operation.id);
    }
  }
  expect(written.join('')).not.toMatch(/sssss|bbbbb/);
});

test('whose role may not, everywhere', async () => {
  const people = ['owner', 'reviewer', 'manager', 'admin'] as const;
  for (const name of people) {
    const person = await as(name);
    const { id: user, role } = world.people[name];
    for (const route of allRoutes.filter((one) => !roleMay(role, one.operation.permission))) {
      const { operation } = route;
      const reply = await person.raw(operation, somewhere(route));
      expect(reply, operation.id).toBeProblem('forbidden');
      holdLine(reply, `${operation.id} as ${name}`, { user });
    }
    const token = person.headers.authorization?.split(' ')[1] ?? 'none';
    expect(written.join('')).not.toContain(token);
  }
  holdNoNames();
});

/** Those who may make a call, so that only what they send is wrong with it. */
const callerOf = async ({ operation }: Route): Promise<[TestClient, LoggedCaller]> => {
  const asker = (['owner', 'agent', 'manager', 'admin'] as const).find((name) =>
    roleMay(world.people[name].role, operation.permission),
  );
  if (operation.permission === 'public' || !asker) return [client({}), {}];
  return [await as(asker), { user: world.people[asker].id }];
};

const hostile = 'hush-this-is-private';
const takesBody = allRoutes.filter(({ operation }) => operation.body !== undefined);

test.each(rows(takesBody))('what %s cannot take, without a word of what it was', async (id, route) => {
  const [sender, caller] = await callerOf(route);
  const request = await withIds(id);
  for (const body of [{ ...Object(request.body), [hostile]: hostile }, [hostile], `{"${hostile}":`]) {
    const headers = { ...request.headers, 'content-type': 'application/json' };
    const reply = await sender.raw(route.operation, { ...request, headers, body });
    if (reply.status >= 400) holdLine(reply, id, caller);
  }
  expect(written.join('')).not.toContain(hostile);
  holdNoNames();
});

test('another system, by its own id', async () => {
  const body = { name: 'Statistics office', scopes: ['funds:read' as const] };
  const { client: system, secret } = (await (await as('admin')).call(createApiClient, { body })).body.data;
  const grant = { grant_type: 'client_credentials', client_id: system.id, client_secret: secret } as const;
  const { access_token: token } = (await client({}).call(issueToken, { body: grant })).body;
  const reply = await client({ authorization: `Bearer ${token}` }).raw(listFundApplications, {
    params: { fundId: 'all' },
  });
  expect(reply).toBeProblem('insufficient_scope');
  holdLine(reply, 'a system', { client: system.id });
  expect(written.join('')).not.toMatch(/Statistics office|af[cs]_/);
});

test('what nobody finds, and what comes in another form or way', async () => {
  const member = await as('owner');
  for (const [url, method] of [
    [`/api/${hostile}`, 'GET'],
    ['/api/fund/%', 'GET'],
    ['/api/countries', 'DELETE'],
    [`/api/application/${hostile}/timeline`, 'GET'],
  ] as const) {
    const { headers, statusCode } = await app.inject({ url, method, headers: member.headers });
    expect(statusCode).toBeGreaterThanOrEqual(404);
    expect(linesOf(headers['x-request-id']), url).toEqual([expect.objectContaining({ msg: 'refused' })]);
  }
  expect(written.join('')).not.toContain(hostile);
});

test('who asks too often, everywhere', async () => {
  const busy = await buildApp({ ...strict.deps, log }, allRoutes);
  try {
    const visitor = new TestClient(busy, operations, {});
    for (const limit of [visitors, readers]) {
      for (let asked = 0; asked < limit.max; asked += 1) await strict.deps.limiter.take(limit, '127.0.0.1');
    }
    for (const route of allRoutes.filter(({ isPublic }) => isPublic)) {
      const { operation } = route;
      written = [];
      const reply = await visitor.raw(operation, somewhere(route));
      expect(reply, operation.id).toBeProblem('too_many_requests');
      holdLine(reply, operation.id);
    }
  } finally {
    await busy.close();
  }
});

/** Sends bytes and waits until the other side has hung up. */
const exchange = async (bytes: string): Promise<string> => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => app.listeningOrigin);
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text;
  });
  socket.write(bytes);
  await new Promise((done) => socket.on('close', done));
  return heard;
};

test('bytes that are no request, and sockets without a ticket', async () => {
  const broken = await exchange(`GET /api HTTP/1.1\r\n${hostile}\r\n\r\n`);
  const requestId = /x-request-id: (\S+)/i.exec(broken)?.[1];
  expect(linesOf(requestId)).toEqual([
    expect.objectContaining({ msg: 'refused', code: 'invalid_request', ip: '127.0.0.1' }),
  ]);
  written = [];
  const lines = [
    'GET /api/chat/socket HTTP/1.1',
    'Host: portal.test',
    'Origin: https://portal.test',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    `Sec-WebSocket-Protocol: chat, ticket.${'e'.repeat(32)}`,
  ];
  expect(await exchange(`${lines.join('\r\n')}\r\n\r\n`)).toContain('401');
  expect(written.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'refused', code: 'socket_401', ip: '127.0.0.1' }),
  ]);
  expect(written.join('')).not.toContain('eeeee');
});
