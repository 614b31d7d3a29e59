import { randomBytes } from 'node:crypto';
import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { secretHeader } from '@portal/contracts/call';
import { logout } from '@portal/contracts/identity/sign-in';
import { toggleChatAgent } from '@portal/contracts/identity/users';
import {
  claimConversation,
  closeConversation,
  getDesk,
  getDeskMessages,
  readDeskMessages,
  sendDeskMessage,
  setPresence,
  transferConversation,
} from '@portal/contracts/support/agent-console';
import {
  endConversation,
  getChatAvailability,
  getChatMessages,
  getMyConversation,
  rateConversation,
  readChatMessages,
  sendChatMessage,
  startConversation,
} from '@portal/contracts/support/chat';
import { beforeEach, expect, test } from 'vitest';
import { availableAgent, newClientId, startedBy } from '../../../test/support/chat.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const from = { name: 'Ama Owusu', email: 'ama@example.org' };
const newSecret = () => randomBytes(32).toString('base64url');
const params = ({ id }: { id: string }) => ({ params: { id } });
const threadOf = async (client: Awaited<ReturnType<typeof startedBy>>['client'], id: string) =>
  (await client.call(getChatMessages, { params: { id } })).body.data;

beforeEach(async () => {
  await portal.db`delete from chat_presence`;
});

test('without an agent the first message becomes a contact message with a ticket number', async () => {
  expect((await portal.visitor.call(getChatAvailability)).body.data).toEqual({ online: false, waiting: 0 });
  const { client, conversation } = await startedBy(portal, 'Is anybody there?');
  expect(conversation.status).toBe('CLOSED');
  expect(conversation.ticketNumber).toMatch(/^CM-\d{4}-\d{6}$/);
  const { messages } = await threadOf(client, conversation.id);
  expect(messages.map(({ from, event }) => [from, event])).toEqual([
    ['VISITOR', null],
    ['SYSTEM', 'TICKET'],
  ]);
  expect(messages[1]?.text).toContain(conversation.ticketNumber);
  const [kept] = await portal.db`select first_name, last_name, email, message, status from contact_messages
    where ticket_number = ${conversation.ticketNumber}`;
  expect(kept).toEqual({
    firstName: 'Ama',
    lastName: 'Owusu',
    email: 'ama@example.org',
    message: 'Is anybody there?',
    status: 'NEW',
  });
  const [mail] = await portal.mails();
  expect(mail).toMatchObject({ to: 'ama@example.org' });
});

test('with an agent it waits, and a repeat of the start changes nothing', async () => {
  await availableAgent(portal);
  expect((await portal.visitor.call(getChatAvailability)).body.data.online).toBe(true);
  const body = { ...from, message: 'Hello', clientId: newClientId(), secret: newSecret() };
  const first = (await portal.visitor.call(startConversation, { body })).body.data;
  expect(first).toMatchObject({
    status: 'WAITING',
    before: 0,
    lastSeq: 1,
    agentName: null,
    ticketNumber: null,
  });
  const again = (await portal.visitor.call(startConversation, { body })).body.data;
  expect(again.id).toBe(first.id);
  expect(again.lastSeq).toBe(1);
  const next = (await startedBy(portal)).conversation;
  expect(next.before).toBe(1);
});

test('a start without a name or an address names what is missing; a robot leaves no trace', async () => {
  await availableAgent(portal);
  const body = { message: 'Hello', clientId: newClientId(), secret: newSecret() };
  expect(await portal.visitor.raw(startConversation, { body })).toRefuseFields('name', 'email');
  const count = async () => (await portal.db`select 1 from chat_conversations`).length;
  const before = await count();
  const robot = await portal.visitor.call(startConversation, {
    body: { ...body, ...from, website: 'http://spam.example' },
  });
  expect(robot.body.data.status).toBe('CLOSED');
  expect(await count()).toBe(before);
});

test('of twenty claims by two agents one wins, whatever their order', async () => {
  const [one, two] = [await availableAgent(portal, 'Efua'), await availableAgent(portal, 'Kofi')];
  for (let round = 0; round < 10; round += 1) {
    const { conversation } = await startedBy(portal);
    const replies = await Promise.all([
      one.client.call(claimConversation, params(conversation)),
      two.client.call(claimConversation, params(conversation)),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)).toBeProblem('chat_taken');
    const log = await portal.db`select action from audit_log where entity_id = ${conversation.id}`;
    expect(log).toEqual([{ action: 'ASSIGN' }]);
  }
});

test('agent and visitor talk, see what was read, and the visitor rates once it is over', async () => {
  const agent = await availableAgent(portal, 'Efua');
  const { client, conversation } = await startedBy(portal, 'What is a sector?');
  const at = params(conversation);
  expect((await agent.client.call(claimConversation, at)).body.data).toMatchObject({
    status: 'ACTIVE',
    agentId: agent.user.id,
    unread: 1,
    isApplicant: false,
  });
  const clientId = newClientId();
  const reply = { clientId, text: '<b>One of twelve</b>' };
  const sent = (await agent.client.call(sendDeskMessage, { ...at, body: reply })).body.data;
  expect((await agent.client.call(sendDeskMessage, { ...at, body: reply })).body.data).toEqual(sent);
  await agent.client.call(readDeskMessages, { ...at, body: { upTo: 1 } });
  await client.call(readChatMessages, { ...at, body: { upTo: sent.seq } });
  const { conversation: now, messages } = await threadOf(client, conversation.id);
  expect(now).toMatchObject({ status: 'ACTIVE', agentName: 'Efua', lastSeq: 3 });
  expect(now).not.toHaveProperty('agentId');
  expect(messages.map(({ seq, agentName, text, readAt }) => [seq, agentName, text, readAt !== null])).toEqual(
    [
      [1, null, 'What is a sector?', true],
      [2, 'Efua', 'Efua is here and reads your message.', false],
      [3, 'Efua', '<b>One of twelve</b>', true],
    ],
  );
  expect(await client.call(rateConversation, { ...at, body: { rating: 5 } })).toBeProblem('invalid_state');
  await client.call(endConversation, at);
  expect((await client.call(endConversation, at)).body.data.status).toBe('CLOSED');
  expect((await client.call(rateConversation, { ...at, body: { rating: 4 } })).body.data.rating).toBe(4);
  expect(await client.raw(rateConversation, { ...at, body: { rating: 6 } })).toRefuseFields('rating');
  const late = { ...at, body: { clientId: newClientId(), text: 'One more' } };
  expect(await client.call(sendChatMessage, late)).toBeProblem('chat_closed');
  expect(await agent.client.call(sendDeskMessage, late)).toBeProblem('chat_closed');
});

test('messages after a number come alone', async () => {
  await availableAgent(portal);
  const { client, conversation } = await startedBy(portal, 'one');
  for (const text of ['two', 'three'])
    await client.call(sendChatMessage, { ...params(conversation), body: { clientId: newClientId(), text } });
  const { body } = await client.call(getChatMessages, { ...params(conversation), query: { after: 1 } });
  expect(body.data.messages.map(({ text }) => text)).toEqual(['two', 'three']);
});

test('a hundred messages at once keep numbers without gaps, and twenty repeats of one are one', async () => {
  await availableAgent(portal);
  const { client, conversation } = await startedBy(portal, 'first');
  const at = params(conversation);
  const clientId = newClientId();
  await Promise.all([
    ...Array.from({ length: 40 }, (_, n) =>
      client.call(sendChatMessage, { ...at, body: { clientId: newClientId(), text: `m${n}` } }),
    ),
    ...Array.from({ length: 20 }, () =>
      client.call(sendChatMessage, { ...at, body: { clientId, text: 'the one' } }),
    ),
  ]);
  const { messages } = await threadOf(client, conversation.id);
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 42 }, (_, n) => n + 1));
  expect(messages.filter(({ text }) => text === 'the one')).toHaveLength(1);
});

test('somebody else’s conversation is not there', async () => {
  const agent = await availableAgent(portal);
  const other = await availableAgent(portal, 'Kofi');
  const { client, conversation } = await startedBy(portal);
  const at = params(conversation);
  const message = { ...at, body: { clientId: newClientId(), text: 'Hello' } };
  const stranger = portal.client({ [secretHeader]: newSecret() });
  for (const who of [stranger, portal.visitor, await portal.as('beneficiary'), agent.client]) {
    expect(await who.call(getChatMessages, at)).toBeProblem('not_found');
    expect(await who.call(sendChatMessage, message)).toBeProblem('not_found');
    expect(await who.call(endConversation, at)).toBeProblem('not_found');
    expect(await who.call(readChatMessages, { ...at, body: { upTo: 1 } })).toBeProblem('not_found');
    expect(await who.call(rateConversation, { ...at, body: { rating: 1 } })).toBeProblem('not_found');
  }
  // A conversation that waits may be read by every agent, but answered by nobody before it is taken.
  expect((await other.client.call(getDeskMessages, at)).status).toBe(200);
  expect(await other.client.call(sendDeskMessage, message)).toBeProblem('not_found');
  await agent.client.call(claimConversation, at);
  expect(await other.client.call(getDeskMessages, at)).toBeProblem('not_found');
  expect(await other.client.call(sendDeskMessage, message)).toBeProblem('not_found');
  expect(await other.client.call(closeConversation, at)).toBeProblem('not_found');
  const transfer = { ...at, body: { agentId: other.user.id } };
  expect(await other.client.call(transferConversation, transfer)).toBeProblem('not_found');
  expect((await client.call(getChatMessages, at)).status).toBe(200);
});

test('an applicant has one open conversation, named by the account, about an application of their own', async () => {
  await availableAgent(portal);
  const owner = await portal.as('beneficiary');
  const { id: userId, email } = portal.person('beneficiary');
  const application = await portal.make.draft({ owner: { id: userId } });
  const start = (clientId: string, extra = {}) =>
    owner.call(startConversation, {
      body: {
        message: 'Hello',
        clientId,
        secret: newSecret(),
        name: 'Somebody',
        email: 'x@example.org',
        ...extra,
      },
    });
  const first = (await start(newClientId(), { applicationId: application.id })).body.data;
  expect(first).toMatchObject({ email, applicationId: application.id });
  expect(first.visitorName).not.toBe('Somebody');
  expect((await start(newClientId())).body.data.id).toBe(first.id);
  expect((await owner.call(getMyConversation)).body.data?.id).toBe(first.id);
  // The session decides, not the secret of the browser that began.
  const elsewhere = await portal.as('beneficiary');
  expect((await elsewhere.call(getChatMessages, params(first))).status).toBe(200);
  await elsewhere.call(logout);
  expect(await elsewhere.call(getChatMessages, params(first))).toBeProblem('not_found');
  await owner.call(endConversation, params(first));
  const stranger = await portal.as('beneficiary2');
  const other = await stranger.call(startConversation, {
    body: { message: 'Hi', clientId: newClientId(), secret: newSecret(), applicationId: application.id },
  });
  expect(other.body.data.applicationId).toBeNull();
});

test('a conversation is handed to an agent who is there, and to nobody else', async () => {
  const [one, two] = [await availableAgent(portal, 'Efua'), await availableAgent(portal, 'Kofi')];
  const { client, conversation } = await startedBy(portal);
  const at = params(conversation);
  await one.client.call(claimConversation, at);
  const say = (agent: typeof one, text: string) =>
    agent.client.call(sendDeskMessage, { ...at, body: { clientId: newClientId(), text } });
  expect((await say(one, 'Good morning')).body.data.agentName).toBe('Efua');
  const to = (agentId: string) => one.client.call(transferConversation, { ...at, body: { agentId } });
  const away = await portal.make.user({ role: REVIEWER, isChatAgent: true });
  for (const nobody of [away.id, one.user.id, 'usr_none'])
    expect(await to(nobody)).toBeProblem('invalid_state');
  expect((await to(two.user.id)).body.data.agentId).toBe(two.user.id);
  expect((await two.client.call(getDesk)).body.data.mine.map(({ id }) => id)).toEqual([conversation.id]);
  expect((await one.client.call(getDesk)).body.data.mine).toEqual([]);
  const { messages } = await threadOf(client, conversation.id);
  expect(messages.at(-1)).toMatchObject({ event: 'TRANSFERRED', text: 'Kofi goes on with you.' });
  await say(two, 'I go on');
  const thread = (await threadOf(client, conversation.id)).messages.filter(({ from }) => from !== 'SYSTEM');
  expect(thread.map(({ agentName }) => agentName)).toEqual([null, 'Efua', 'Kofi']);
});

test('the desk is for chat agents: not for a manager, nor for a reviewer without the flag', async () => {
  expect(await (await portal.as(await portal.make.user({ role: MANAGER }))).call(getDesk)).toBeProblem(
    'forbidden',
  );
  const reviewer = await portal.as(await portal.make.user({ role: REVIEWER }));
  expect(await reviewer.call(getDesk)).toBeProblem('forbidden');
  expect(await reviewer.call(setPresence, { body: { presence: 'AVAILABLE' } })).toBeProblem('forbidden');
  const admin = await portal.as(await portal.make.user({ role: SUPER, isChatAgent: true }));
  expect((await admin.call(getDesk)).body.data.presence).toBe('AWAY');
});

test('an agent who is away, whose flag is taken, or who signs out is not there', async () => {
  const online = async () => (await portal.visitor.call(getChatAvailability)).body.data.online;
  const one = await availableAgent(portal);
  await one.client.call(setPresence, { body: { presence: 'AWAY' } });
  expect(await online()).toBe(false);
  await one.client.call(setPresence, { body: { presence: 'AVAILABLE' } });
  const admin = await portal.as('admin');
  await admin.call(toggleChatAgent, { params: { id: one.user.id } });
  expect(await online()).toBe(false);
  const two = await availableAgent(portal);
  await two.client.call(logout);
  expect(await online()).toBe(false);
  await availableAgent(portal);
  await portal.db`update chat_presence set lease_until = now() - interval '1 second'`;
  expect(await online()).toBe(false);
});

test('when the last agent goes, the next words of who waits become a contact message', async () => {
  const agent = await availableAgent(portal);
  const { client, conversation } = await startedBy(portal, 'First');
  await agent.client.call(setPresence, { body: { presence: 'AWAY' } });
  const body = { clientId: newClientId(), text: 'Second' };
  expect((await client.call(sendChatMessage, { ...params(conversation), body })).status).toBe(200);
  const { conversation: now } = await threadOf(client, conversation.id);
  expect(now.status).toBe('CLOSED');
  const [kept] =
    await portal.db`select message from contact_messages where ticket_number = ${now.ticketNumber}`;
  expect(kept?.message).toBe('First\n\nSecond');
});

test('of a visitor who has filled a conversation no more is taken; an agent still answers', async () => {
  const agent = await availableAgent(portal);
  const { client, conversation } = await startedBy(portal);
  await portal.db`insert into chat_messages (conversation_id, seq, id, source, client_id, text)
    select ${conversation.id}, n, 'chm_long_' || n, 'VISITOR', 'client_' || n, repeat('x', 4000) from generate_series(2, 51) n`;
  await portal.db`update chat_conversations set last_seq = 51 where id = ${conversation.id}`;
  const say = () => ({ ...params(conversation), body: { clientId: newClientId(), text: 'And' } });
  expect(await client.call(sendChatMessage, say())).toBeProblem('chat_full');
  await agent.client.call(claimConversation, params(conversation));
  expect((await agent.client.call(sendDeskMessage, say())).status).toBe(200);
});
