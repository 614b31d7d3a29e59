import { getLoginHistory, reportSignIn } from '@portal/contracts/identity/profile';
import { logout } from '@portal/contracts/identity/sign-in';
import { toggleChatAgent, toggleUser } from '@portal/contracts/identity/users';
import {
  claimConversation,
  getDesk,
  sendDeskMessage,
  transferConversation,
} from '@portal/contracts/support/agent-console';
import { getChatMessages, sendChatMessage, startConversation } from '@portal/contracts/support/chat';
import { closeCodes } from '@portal/contracts/support/enums';
import type { ServerFrame } from '@portal/contracts/support/frames';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import {
  availableAgent,
  connect,
  dial,
  instanceOf,
  newClientId,
  startedBy,
  type TestSocket,
  ticketFor,
} from '../../../test/support/chat.ts';
import { madePassword } from '../../../test/support/make-users.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { signingIn } from '../../../test/support/signing-in.ts';
import { transaction } from '../../kernel/database/db.ts';
import { storeAgent } from './conversations.db.ts';
import { insertMessage, insertSystemMessage } from './messages.db.ts';

const portal = testPortal();

/** A visitor on one instance, an agent on the other, in one conversation that both follow. */
const talk = async (agentAt: FastifyInstance, visitorAt: FastifyInstance) => {
  const agent = await availableAgent(portal);
  const visitor = await startedBy(portal, 'm1');
  const { id } = visitor.conversation;
  const agentSocket = await connect(agentAt, agent.client);
  const page = await connect(visitorAt, visitor.client, id);
  page.say({ type: 'follow', conversationId: id, after: 0 });
  await agent.client.call(claimConversation, { params: { id } });
  agentSocket.say({ type: 'follow', conversationId: id, after: 0 });
  await Promise.all(
    [agentSocket, page].map((socket) => socket.next('message', ({ message }) => message.seq === 2)),
  );
  return { id, agent, visitor, agentSocket, page };
};

const say = (socket: TestSocket, conversationId: string, text: string, clientId = newClientId()) =>
  socket.say({ type: 'message', conversationId, clientId, text });

const seqsOf = (socket: TestSocket) =>
  socket.heard.flatMap((frame) => (frame.type === 'message' ? [frame.message.seq] : []));

const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);

test('an agent is told at once that the visitor left, and that they are back on another page', async () => {
  const { id, agent, agentSocket, page, visitor } = await talk(portal.app, await instanceOf(portal));
  const leftAt = async () => {
    const { mine } = (await agent.client.call(getDesk)).body.data;
    return mine.find((one) => one.id === id)?.visitorLeftAt;
  };
  const second = await connect(portal.app, visitor.client, id);
  page.ws.close();
  await page.closed;
  expect(await leftAt()).toBeNull();
  const heard = agentSocket.heard.length;
  second.ws.close();
  await agentSocket.until((frame, n): frame is ServerFrame => n >= heard && frame.type === 'desk');
  await expect.poll(leftAt).not.toBeNull();
  await connect(portal.app, visitor.client, id);
  await expect.poll(leftAt).toBeNull();
});

test('messages go both ways across instances, in one order, with what is typed and read', async () => {
  const { id, agentSocket, page } = await talk(portal.app, await instanceOf(portal));
  agentSocket.say({ type: 'typing', conversationId: id });
  expect(await page.next('typing')).toEqual({ type: 'typing', conversationId: id });
  for (let n = 0; n < 20; n += 1) say(n % 2 ? agentSocket : page, id, `both ${n}`);
  const all = (socket: TestSocket) => socket.next('message', ({ message }) => message.seq === 22);
  await Promise.all([all(agentSocket), all(page)]);
  expect(seqsOf(agentSocket)).toEqual(upTo(22));
  expect(seqsOf(page)).toEqual(upTo(22));
  expect(page.texts).toEqual(agentSocket.texts);
  expect(page.texts.filter((text) => /both \d*[02468]$/.test(text))).toHaveLength(10);
  agentSocket.say({ type: 'read', conversationId: id, upTo: 22 });
  const byVisitor = agentSocket.heard.flatMap((frame) =>
    frame.type === 'message' && frame.message.from === 'VISITOR' ? [frame.message.seq] : [],
  );
  expect((await page.next('read')).upTo).toBe(Math.max(...byVisitor));
});

test('an instance that closes sends its sockets away with 1001, and they resume elsewhere from their last message', async () => {
  const going = await instanceOf(portal);
  const { id, agentSocket, page, visitor } = await talk(portal.app, going);
  const lost = newClientId();
  say(page, id, 'before');
  await page.message('before');
  const closing = going.close();
  expect((await page.closed).code).toBe(1001);
  await closing;
  say(agentSocket, id, 'while away');
  await agentSocket.message('while away');
  const back = await connect(portal.app, visitor.client, id);
  back.say({ type: 'follow', conversationId: id, after: 3 });
  await back.message('while away');
  // What was not acknowledged is sent again under the same id, here twice over both ways.
  say(back, id, 'kept', lost);
  await back.next('sent');
  await visitor.client.call(sendChatMessage, { params: { id }, body: { clientId: lost, text: 'kept' } });
  say(back, id, 'kept', lost);
  await back.next(
    'sent',
    (frame) => back.heard.filter((other) => other.type === 'sent').indexOf(frame) === 1,
  );
  await agentSocket.message('kept');
  const { messages } = (await visitor.client.call(getChatMessages, { params: { id } })).body.data;
  expect(messages.map(({ text }) => text).slice(2)).toEqual(['before', 'while away', 'kept']);
  expect(seqsOf(back)).toEqual([4, 5]);
});

const endConnections = async (which: string) => {
  const ended = await portal.db`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike ${which}`;
  return ended.length;
};

test('an instance that stopped hearing the others misses nothing once it hears again', async () => {
  const { id, agentSocket, page, agent } = await talk(portal.app, await instanceOf(portal));
  for (let round = 0; round < 5; round += 1) {
    expect(await endConnections('listen%')).toBeGreaterThan(0);
    const body = { clientId: newClientId(), text: `deaf ${round}` };
    await agent.client.call(sendDeskMessage, { params: { id }, body });
    await Promise.all([page.message(`deaf ${round}`), agentSocket.message(`deaf ${round}`)]);
  }
  expect(seqsOf(page)).toEqual(upTo(7));
  expect(seqsOf(agentSocket)).toEqual(upTo(7));
});

/** As a page does: what is refused for now is sent again under the same id, until it is acknowledged. */
const persist = async (socket: TestSocket, conversationId: string, text: string): Promise<void> => {
  const clientId = newClientId();
  for (let answer = 'refused'; answer === 'refused'; ) {
    const from = socket.heard.length;
    say(socket, conversationId, text, clientId);
    const frame = await socket.until(
      (heard, index): heard is Extract<ServerFrame, { clientId?: string }> =>
        index >= from && 'clientId' in heard && heard.clientId === clientId,
    );
    answer = frame.type;
  }
};

test('with every connection of the database cut, nothing acknowledged is lost and nothing comes twice', async () => {
  const { id, agentSocket, page } = await talk(portal.app, await instanceOf(portal));
  const texts = upTo(10).map((n) => `through ${n}`);
  const sending = texts.map((text) => persist(page, id, text));
  await endConnections('%');
  await Promise.all(sending);
  const last = (socket: TestSocket) => socket.next('message', ({ message }) => message.seq === 12);
  await Promise.all([last(page), last(agentSocket)]);
  expect(seqsOf(page)).toEqual(upTo(12));
  expect(seqsOf(agentSocket)).toEqual(upTo(12));
  expect(page.texts.filter((text) => text.startsWith('through')).sort()).toEqual([...texts].sort());
});

test('an agent’s sockets on every instance close when the flag is taken', async () => {
  const { agentSocket, agent } = await talk(await instanceOf(portal), portal.app);
  const admin = await portal.as('admin');
  await admin.call(toggleChatAgent, { params: { id: agent.user.id } });
  expect((await agentSocket.closed).code).toBe(closeCodes.notAllowed);
});

test('a socket closes with the session, and with the account', async () => {
  const other = await instanceOf(portal);
  const one = await availableAgent(portal);
  const elsewhere = await portal.as(one.user);
  const [first, second] = [await connect(other, one.client), await connect(other, elsewhere)];
  await one.client.call(logout);
  expect((await first.closed).code).toBe(closeCodes.signedOut);
  expect(second.ws.readyState).toBe(second.ws.OPEN);
  const admin = await portal.as('admin');
  await admin.call(toggleUser, { params: { id: one.user.id } });
  expect([closeCodes.notAllowed, closeCodes.signedOut]).toContain((await second.closed).code);
});

test('a report that a sign-in was foreign closes the sockets of all sessions, and lets none in again', async () => {
  await availableAgent(portal);
  const user = await portal.make.user();
  const { signIn, signedInBy } = signingIn(portal);
  const device = {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  };
  const foreign = signedInBy(await signIn(user.email, madePassword, device));
  const owner = signedInBy(await signIn(user.email));
  const body = { message: 'Hello', clientId: newClientId(), secret: 'b'.repeat(43) };
  const { id } = (await owner.call(startConversation, { body })).body.data;
  const other = await instanceOf(portal);
  const [theirs, own] = [await connect(other, foreign, id), await connect(portal.app, owner, id)];
  const [late, laterOwn] = [await ticketFor(foreign, id), await ticketFor(owner, id)];
  const logins = (await owner.call(getLoginHistory, { query: {} })).body.data;
  const row = logins.find(({ outcome, isCurrent }) => outcome === 'SUCCESS' && !isCurrent);
  await owner.call(reportSignIn, { params: { id: row?.id ?? '' } });
  expect([closeCodes.signedOut, closeCodes.notAllowed]).toContain((await theirs.closed).code);
  expect((await own.closed).code).toBe(closeCodes.notAllowed);
  for (const ticket of [late, laterOwn]) {
    const socket = await dial(other, ticket);
    if (typeof socket === 'number') throw new Error(`Refused with ${socket}`);
    socket.say({ type: 'follow', conversationId: id, after: 0 });
    expect([closeCodes.signedOut, closeCodes.notAllowed]).toContain((await socket.closed).code);
    expect(socket.texts).toEqual([]);
  }
});

test('with a ticket of a session that has ended since nobody reads anything', async () => {
  const { client } = await availableAgent(portal);
  const { id } = (await startedBy(portal, 'For agents')).conversation;
  const ticket = await ticketFor(client);
  await client.call(logout);
  const socket = await dial(portal.app, ticket);
  if (typeof socket === 'number') throw new Error(`Refused with ${socket}`);
  socket.say({ type: 'follow', conversationId: id, after: 0 });
  expect((await socket.closed).code).toBe(closeCodes.signedOut);
  expect(socket.texts).toEqual([]);
});

test('an applicant’s socket ends with the session', async () => {
  await availableAgent(portal);
  const applicant = await portal.as(await portal.make.user());
  const body = { message: 'Hello', clientId: newClientId(), secret: 'a'.repeat(43) };
  const { id } = (await applicant.call(startConversation, { body })).body.data;
  const page = await connect(await instanceOf(portal), applicant, id);
  await applicant.call(logout);
  expect((await page.closed).code).toBe(closeCodes.signedOut);
});

test('a session that is over by time ends its sockets at the next beat', async () => {
  const { client, user } = await availableAgent(portal);
  const agentSocket = await connect(portal.app, client);
  await portal.db`update sessions set idle_expires_at = now() - interval '1 second' where user_id = ${user.id}`;
  await portal.app.chatHub.beat();
  expect((await agentSocket.closed).code).toBe(closeCodes.signedOut);
});

test('who gave a conversation away hears how, and no more of it', async () => {
  const { id, agentSocket, page, agent } = await talk(portal.app, await instanceOf(portal));
  const next = await availableAgent(portal, 'Kofi');
  const nextDesk = await connect(portal.app, next.client);
  await agent.client.call(transferConversation, { params: { id }, body: { agentId: next.user.id } });
  await agentSocket.message('Kofi goes on with you.');
  expect(
    (await page.next('conversation', ({ conversation }) => conversation.agentName === 'Kofi')).conversation
      .status,
  ).toBe('ACTIVE');
  nextDesk.say({ type: 'follow', conversationId: id, after: 0 });
  await nextDesk.message('Kofi goes on with you.');
  agentSocket.say({ type: 'follow', conversationId: id, after: 0 });
  expect((await agentSocket.next('refused')).code).toBe('not_found');
  say(page, id, 'for Kofi alone');
  await nextDesk.message('for Kofi alone');
  expect(agentSocket.texts).not.toContain('for Kofi alone');
});

test('what is written before the instances hear of a transfer is for the next agent alone', async () => {
  const { id, agentSocket } = await talk(portal.app, await instanceOf(portal));
  const { user } = await availableAgent(portal, 'Kofi');
  const visitor = { conversationId: id, source: 'VISITOR', authorId: null, fileKey: null } as const;
  await transaction(portal.db, async (tx) => {
    await storeAgent(tx, id, user.id);
    const text = { en: 'Kofi', fr: 'Kofi', pt: 'Kofi', ar: 'Kofi', es: 'Kofi', sw: 'Kofi' };
    await insertSystemMessage(tx, { id, language: 'en' }, 'TRANSFERRED', text);
    await insertMessage(tx, { ...visitor, clientId: newClientId(), text: 'for Kofi alone' });
  });
  await agentSocket.message('Kofi');
  agentSocket.say({ type: 'follow', conversationId: id, after: 0 });
  await agentSocket.next('refused');
  expect(agentSocket.texts.at(-1)).toBe('Kofi');
});

test('who waits is told as others before them are taken', async () => {
  const agent = await availableAgent(portal);
  await portal.db`delete from chat_conversations`;
  const [first, second] = [await startedBy(portal), await startedBy(portal)];
  const { id } = second.conversation;
  const page = await connect(await instanceOf(portal), second.client, id);
  page.say({ type: 'follow', conversationId: id, after: 0 });
  await page.message('Hello');
  await agent.client.call(claimConversation, { params: { id: first.conversation.id } });
  expect((await page.next('place', ({ before }) => before === 0)).conversationId).toBe(id);
});

test('a fourth socket of one person takes the place of the first, whichever instances they are on', async () => {
  const { client, user } = await availableAgent(portal);
  const other = await instanceOf(portal);
  const sockets = [];
  for (const app of [portal.app, other, portal.app, other]) sockets.push(await connect(app, client));
  expect((await sockets[0]?.closed)?.code).toBe(closeCodes.tooManySockets);
  expect(sockets.slice(1).map(({ ws }) => ws.readyState)).toEqual([1, 1, 1]);
  const open = () => portal.db`select 1 from chat_sockets where owner = ${user.id}`;
  sockets.at(-1)?.ws.close();
  await expect.poll(open).toHaveLength(2);
  await connect(portal.app, client);
  await portal.app.chatHub.beat();
  expect(sockets.slice(1, 3).map(({ ws }) => ws.readyState)).toEqual([1, 1]);
  expect(await open()).toHaveLength(3);
});

test('sockets that the table forgot are in it again after a beat', async () => {
  const { client, user } = await availableAgent(portal);
  const agentSocket = await connect(portal.app, client);
  await portal.db`delete from chat_sockets`;
  await portal.app.chatHub.beat();
  expect(await portal.db`select 1 from chat_sockets where owner = ${user.id}`).toHaveLength(1);
  expect(agentSocket.ws.readyState).toBe(1);
});
