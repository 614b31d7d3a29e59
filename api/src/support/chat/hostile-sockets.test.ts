import { once } from 'node:events';
import { type AddressInfo, createConnection, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { REVIEWER } from '@portal/contracts';
import { claimConversation } from '@portal/contracts/support/agent-console';
import { createSocketTicket } from '@portal/contracts/support/chat';
import { closeCodes, socketPath } from '@portal/contracts/support/enums';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  availableAgent,
  connect,
  dial,
  instanceOf,
  newClientId,
  startedBy,
  ticketFor,
} from '../../../test/support/chat.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { isAllowedOrigin } from '../../kernel/http/allowed-origin.ts';

const portal = testPortal({ config: { rateLimits: 'on' } });

// Every conversation here is started from one address.
beforeEach(async () => {
  await portal.db`delete from rate_counters`;
});

const visitorSocket = async () => {
  await availableAgent(portal);
  const { client, conversation } = await startedBy(portal);
  return { client, id: conversation.id, socket: await connect(portal.app, client, conversation.id) };
};

test('a ticket opens one socket, once, within its time', async () => {
  const { client } = await availableAgent(portal);
  const ticket = await ticketFor(client);
  const [first, second] = await Promise.all([dial(portal.app, ticket), dial(portal.app, ticket)]);
  expect([first, second].filter((outcome) => outcome === 401)).toHaveLength(1);
  expect(await dial(portal.app, ticket)).toBe(401);
  const late = await ticketFor(client);
  await portal.db`update chat_tickets set expires_at = now() - interval '1 second'`;
  expect(await dial(portal.app, late)).toBe(401);
  expect(await dial(portal.app, 'f'.repeat(32))).toBe(401);
  const stored = await portal.db`select 1 from chat_tickets where encode(hash, 'hex') = ${ticket}`;
  expect(stored).toHaveLength(0);
});

test('tickets are for agents and for who owns the conversation', async () => {
  const { client, id } = await visitorSocket();
  const ask = (who: typeof client, body: object) => who.raw(createSocketTicket, { body });
  expect(await ask(portal.visitor, {})).toBeProblem('unauthorized');
  expect(await ask(await portal.as('beneficiary'), {})).toBeProblem('forbidden');
  expect(await ask(await portal.as(await portal.make.user({ role: REVIEWER })), {})).toBeProblem('forbidden');
  expect(await ask(portal.visitor, { conversationId: id })).toBeProblem('not_found');
  expect(await ask(await portal.as('beneficiary'), { conversationId: id })).toBeProblem('not_found');
});

test('a page of another origin is refused, and so is another address', async () => {
  const { client } = await availableAgent(portal);
  for (const origin of ['https://evil.test', 'https://portal.test.evil.test', 'http://portal.test', 'null'])
    expect(await dial(portal.app, await ticketFor(client), { origin })).toBe(403);
  const { port } = portal.app.server.address() as { port: number };
  const reply = await new Promise<string>((resolve) => {
    const raw = createConnection(port, '127.0.0.1', () =>
      raw.write('GET /api/other HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
    );
    raw.on('data', (data) => resolve(data.toString()));
  });
  expect(reply).toContain('404');
});

test('a refused socket is gone, although its browser does not hang up', async () => {
  const app = await instanceOf(portal);
  await app.listen({ port: 0, host: '127.0.0.1' });
  // As the gateway does, whose sockets may be quiet for long.
  app.server.prependListener('connection', (socket: Socket) => socket.setTimeout(0));
  const { port } = app.server.address() as AddressInfo;
  const raw = createConnection({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void raw.destroy());
  raw.write(`GET /api${socketPath} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  expect(String((await once(raw, 'data'))[0])).toContain('403');
  const connections = () => promisify(app.server.getConnections.bind(app.server))();
  await expect.poll(connections).toBe(0);
});

test.each([
  ['https://portal.test', 'https://portal.test', true],
  ['https://portal.test', 'https://portal.test:444', false],
  ['http://127.0.0.1:8080', 'http://localhost:8080', true],
  ['http://127.0.0.1:8080', 'http://localhost:8081', false],
  ['http://127.0.0.1:8080', 'https://localhost:8080', false],
  ['https://portal.test', 'http://localhost', false],
  ['https://portal.test', undefined, false],
])('with the portal at %s a page at %s: %s', (publicUrl, origin, isAllowed) => {
  expect(isAllowedOrigin(publicUrl, origin)).toBe(isAllowed);
});

test.each([
  ['no JSON', '{"type":'],
  ['an unknown frame', '{"type":"admin"}'],
  ['a frame with more than it should', '{"type":"typing","conversationId":"x","role":"SUPER"}'],
  ['prototype keys', '{"__proto__":{"type":"typing"},"conversationId":"x"}'],
  [
    'text that no database holds',
    `{"type":"message","conversationId":"x","clientId":"abcdefgh","text":"\\u0000"}`,
  ],
  ['a deeply nested body', `${'['.repeat(20_000)}`],
])('%s closes the socket with a code', async (_name, text) => {
  const { socket } = await visitorSocket();
  socket.ws.send(text);
  expect((await socket.closed).code).toBe(closeCodes.badMessage);
});

test('bytes, a huge frame and a swarm of fragments close the socket', async () => {
  const binary = await visitorSocket();
  binary.socket.ws.send(Buffer.alloc(8));
  expect((await binary.socket.closed).code).toBe(closeCodes.badMessage);
  const huge = await visitorSocket();
  huge.socket.ws.send('x'.repeat(1024 * 1024));
  expect((await huge.socket.closed).code).toBe(1009);
  const swarm = await visitorSocket();
  for (let n = 0; n < 100_000 && swarm.socket.ws.readyState === swarm.socket.ws.OPEN; n += 1)
    swarm.socket.ws.send('x', { fin: false });
  expect([1006, 1008, 1009]).toContain((await swarm.socket.closed).code);
  expect((await portal.app.inject('/healthz')).statusCode).toBe(200);
});

test('two thousand headers do no harm', async () => {
  const { client } = await availableAgent(portal);
  const headers = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`x${n}`, '1']));
  const outcome = await dial(portal.app, await ticketFor(client), { headers }).catch(() => 'cut off');
  expect(outcome).toBeDefined();
  expect((await portal.app.inject('/healthz')).statusCode).toBe(200);
});

test('a hundred frames a minute are heard, the next one closes the socket', async () => {
  const { socket, id } = await visitorSocket();
  for (let n = 0; n < 101; n += 1) socket.say({ type: 'typing', conversationId: id });
  expect((await socket.closed).code).toBe(closeCodes.tooManyMessages);
});

test('a hundred messages a minute are taken, whichever instances they come to', async () => {
  const { socket, id, client } = await visitorSocket();
  const other = await instanceOf(portal);
  const says = (clientId: string) => ({ type: 'message', conversationId: id, clientId, text: 'Hm' }) as const;
  for (let n = 0; n < 60; n += 1) socket.say(says(newClientId()));
  const last = newClientId();
  socket.say(says(last));
  await socket.next('sent', ({ clientId }) => clientId === last);
  const elsewhere = await connect(other, client, id);
  for (let n = 0; n < 40; n += 1) elsewhere.say(says(newClientId()));
  expect((await elsewhere.closed).code).toBe(closeCodes.tooManyMessages);
  expect(
    await portal.db`select 1 from chat_messages where conversation_id = ${id} and text = 'Hm'`,
  ).toHaveLength(100);
});

test('a browser that gives no sign of life goes at the second beat', async () => {
  const { client, conversation } = await startedBy(portal);
  const socket = await connect(portal.app, client, conversation.id, { autoPong: false });
  await portal.app.chatHub.beat();
  await socket.next('beat');
  await portal.app.chatHub.beat();
  expect((await socket.closed).code).toBe(1006);
});

test('a fourth socket of one person takes the place of the first', async () => {
  const { client } = await availableAgent(portal);
  const sockets = [];
  for (let n = 0; n < 4; n += 1) sockets.push(await connect(portal.app, client));
  expect((await sockets[0]?.closed)?.code).toBe(closeCodes.tooManySockets);
  expect(sockets.slice(1).map(({ ws }) => ws.readyState)).toEqual([1, 1, 1]);
});

test('nobody hears or writes in a conversation that is not theirs', async () => {
  const one = await visitorSocket();
  const two = await visitorSocket();
  const agent = await availableAgent(portal);
  const agentSocket = await connect(portal.app, agent.client);
  const message = {
    type: 'message',
    conversationId: one.id,
    clientId: newClientId(),
    text: 'Mine?',
  } as const;
  for (const { socket } of [two, { socket: agentSocket }]) {
    socket.say(message);
    expect(await socket.next('refused')).toMatchObject({ code: 'not_found', clientId: message.clientId });
  }
  two.socket.say({ type: 'follow', conversationId: one.id, after: 0 });
  await two.socket.next('refused', ({ clientId }) => clientId === undefined);
  await agent.client.call(claimConversation, { params: { id: one.id } });
  agentSocket.say(message);
  await agentSocket.next('sent');
  expect(two.socket.texts).toEqual([]);
});
