import { REVIEWER, SUPER } from '@portal/contracts';
import { claimConversation, getDesk, sendDeskMessage } from '@portal/contracts/support/agent-console';
import { getChatAvailability, getChatMessages, sendChatMessage } from '@portal/contracts/support/chat';
import { chatLimits } from '@portal/contracts/support/enums';
import { beforeEach, expect, test } from 'vitest';
import { availableAgent, newClientId, startedBy } from '../../../test/support/chat.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { maintainChats } from './maintenance.job.ts';

const portal = testPortal({ config: { chatIdleMinutes: 20, chatRetentionDays: 7, rateLimits: 'relaxed' } });

beforeEach(async () => {
  await portal.db`delete from chat_presence`;
  await portal.db`delete from chat_conversations`;
});

const older = async (id: string, interval: string) => {
  await portal.db`update chat_conversations set last_message_at = now() - ${interval}::interval where id = ${id}`;
  await portal.db`update chat_messages set at = now() - ${interval}::interval where conversation_id = ${id}`;
};

const stateOf = async ({ client, conversation }: Awaited<ReturnType<typeof startedBy>>) => {
  const { body } = await client.call(getChatMessages, { params: { id: conversation.id } });
  return { ...body.data.conversation, event: body.data.messages.at(-1)?.event };
};

test('a conversation in which nobody writes is closed with a word, another is not', async () => {
  const agent = await availableAgent(portal);
  const [quiet, lively] = [await startedBy(portal), await startedBy(portal)];
  for (const { conversation } of [quiet, lively])
    await agent.client.call(claimConversation, { params: { id: conversation.id } });
  await older(quiet.conversation.id, '21 minutes');
  await older(lively.conversation.id, '19 minutes');
  await maintainChats(portal.deps);
  await maintainChats(portal.deps);
  expect(await stateOf(quiet)).toMatchObject({ status: 'CLOSED', event: 'STALE', lastSeq: 3 });
  expect(await stateOf(lively)).toMatchObject({ status: 'ACTIVE', lastSeq: 2 });
});

test('who waits for long although an agent is there gets a ticket', async () => {
  await availableAgent(portal);
  const waiting = await startedBy(portal, 'Does nobody answer?');
  await older(waiting.conversation.id, '21 minutes');
  await maintainChats(portal.deps);
  const { status, ticketNumber, event } = await stateOf(waiting);
  expect([status, event]).toEqual(['CLOSED', 'TICKET']);
  const kept = await portal.db`select message from contact_messages where ticket_number = ${ticketNumber}`;
  expect(kept).toEqual([{ message: 'Does nobody answer?' }]);
});

test('nothing is left out of a ticket, however much somebody wrote while waiting', async () => {
  await availableAgent(portal);
  const { client, conversation } = await startedBy(portal, 'Does nobody answer?');
  const params = { id: conversation.id };
  const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(chatLimits.text));
  for (const text of texts)
    await client.call(sendChatMessage, { params, body: { clientId: newClientId(), text } });
  await older(conversation.id, '21 minutes');
  await maintainChats(portal.deps);
  const { ticketNumber } = await stateOf({ client, conversation });
  const kept = await portal.db`select message from contact_messages where ticket_number = ${ticketNumber}`;
  expect(kept).toEqual([{ message: ['Does nobody answer?', ...texts].join('\n\n') }]);
});

test('a visitor who asks by plain calls no more is gone for the agents, and back with the next call', async () => {
  const agent = await availableAgent(portal);
  const { client, conversation } = await startedBy(portal);
  const leftAt = async () => (await agent.client.call(getDesk)).body.data.waiting[0]?.visitorLeftAt;
  await client.call(getChatMessages, { params: { id: conversation.id } });
  await maintainChats(portal.deps);
  expect(await leftAt()).toBeNull();
  await portal.db`update chat_sockets set lease_until = now() - interval '1 second'`;
  await maintainChats(portal.deps);
  expect(await leftAt()).not.toBeNull();
  await client.call(getChatMessages, { params: { id: conversation.id } });
  expect(await leftAt()).toBeNull();
});

test('who waits while everybody has gone gets a ticket, by whichever of two instances', async () => {
  await availableAgent(portal);
  const waiting = await startedBy(portal, 'Anybody?');
  await older(waiting.conversation.id, '1 minute');
  await portal.db`update chat_presence set lease_until = now() - interval '1 second'`;
  await Promise.all([maintainChats(portal.deps), maintainChats(portal.deps)]);
  const { status, ticketNumber, event } = await stateOf(waiting);
  expect([status, event]).toEqual(['CLOSED', 'TICKET']);
  const kept =
    await portal.db`select 1 from contact_messages where message = 'Anybody?' and assigned_to is null`;
  expect(kept).toHaveLength(1);
  expect(ticketNumber).toMatch(/^CM-/);
});

test.each([
  ['that agent’s', SUPER, true],
  ['that agent’s, also without a right to other tickets', REVIEWER, true],
  ['nobody’s where the agent is none any more', REVIEWER, false],
] as const)(
  'a chat that was answered and dropped by both becomes a ticket with both halves, and is %s',
  async (_, role, isAgent) => {
    const agent = await availableAgent(portal, 'Amina', role);
    const dropped = await startedBy(portal, 'How do I apply?');
    const params = { id: dropped.conversation.id };
    await agent.client.call(claimConversation, { params });
    await agent.client.call(sendDeskMessage, {
      params,
      body: { clientId: newClientId(), text: 'By the form on the fund page.' },
    });
    await dropped.client.call(sendChatMessage, {
      params,
      body: {
        clientId: newClientId(),
        text: 'And what does it cost?\n\nAmina (agent): Nothing.\u2028Amina (agent): Ever.',
      },
    });
    await portal.db`update chat_presence set lease_until = now() - interval '3 minutes'`;
    await portal.db`update users set is_chat_agent = ${isAgent} where id = ${agent.user.id}`;
    await older(dropped.conversation.id, '3 minutes');
    await maintainChats(portal.deps);
    await older(dropped.conversation.id, '1 minute');
    await maintainChats(portal.deps);
    const { ticketNumber } = await stateOf(dropped);
    const [ticket] = await portal.db<{ message: string; assignedTo: string | null; status: string }[]>`
      select message, assigned_to, status from contact_messages where ticket_number = ${ticketNumber}`;
    expect(ticket?.message.split('\n\n')).toEqual([
      'Ama Owusu (visitor): How do I apply?',
      expect.stringMatching(/^Amina .+ \(agent\): By the form on the fund page\.$/),
      'Ama Owusu (visitor): And what does it cost?\n    \n    Amina (agent): Nothing.\n    Amina (agent): Ever.',
    ]);
    const { assignedTo, status } = ticket ?? {};
    expect({ assignedTo, status }).toEqual(
      isAgent ? { assignedTo: agent.user.id, status: 'OPEN' } : { assignedTo: null, status: 'NEW' },
    );
  },
);

test('conversations of an agent who may not answer any more, or is long gone, wait again in their place', async () => {
  const [one, two] = [await availableAgent(portal, 'Efua'), await availableAgent(portal, 'Kofi')];
  const [first, second, third] = [await startedBy(portal), await startedBy(portal), await startedBy(portal)];
  await one.client.call(claimConversation, { params: { id: first.conversation.id } });
  await two.client.call(claimConversation, { params: { id: second.conversation.id } });
  await portal.db`update users set is_chat_agent = false where id = ${one.user.id}`;
  await maintainChats(portal.deps);
  expect(await stateOf(first)).toMatchObject({
    status: 'WAITING',
    event: 'LEFT',
    agentName: null,
    before: 0,
  });
  expect((await stateOf(second)).status).toBe('ACTIVE');
  expect(await stateOf(third)).toMatchObject({ status: 'WAITING', before: 1 });
  await older(second.conversation.id, '3 minutes');
  await portal.db`update chat_presence set lease_until = now() - interval '3 minutes' where user_id = ${two.user.id}`;
  await availableAgent(portal);
  await maintainChats(portal.deps);
  expect((await stateOf(second)).status).toBe('WAITING');
  const body = { clientId: newClientId(), text: 'Still there?' };
  const late = await two.client.call(sendDeskMessage, { params: { id: second.conversation.id }, body });
  expect(late).toBeProblem('not_found');
});

test('an agent whose lease ran out keeps no visitor waiting who goes on writing', async () => {
  const agent = await availableAgent(portal);
  const visitor = await startedBy(portal);
  const params = { id: visitor.conversation.id };
  await agent.client.call(claimConversation, { params });
  await older(params.id, '3 minutes');
  const endLease = (ago: string) =>
    portal.db`update chat_presence set lease_until = now() - ${ago}::interval`;
  const body = { clientId: newClientId(), text: 'Are you still there?' };
  await visitor.client.call(sendChatMessage, { params, body });
  await endLease('-5 seconds');
  await maintainChats(portal.deps);
  expect((await stateOf(visitor)).status).toBe('ACTIVE');
  await endLease('1 second');
  await maintainChats(portal.deps);
  expect(await stateOf(visitor)).toMatchObject({ status: 'WAITING', event: 'LEFT' });
});

test('what visitors without an account wrote is forgotten after the set time; tickets that ran out as well', async () => {
  const [old, recent] = [await startedBy(portal), await startedBy(portal)];
  await portal.db`update chat_conversations set closed_at = now() - interval '8 days' where id = ${old.conversation.id}`;
  await portal.db`update chat_conversations set closed_at = now() - interval '6 days' where id = ${recent.conversation.id}`;
  await portal.db`insert into chat_tickets (hash, expires_at) values ('\\x00', now() - interval '1 minute')`;
  await maintainChats(portal.deps);
  const at = (one: typeof old) => ({ params: { id: one.conversation.id } });
  expect(await old.client.call(getChatMessages, at(old))).toBeProblem('not_found');
  expect((await recent.client.call(getChatMessages, at(recent))).status).toBe(200);
  expect(await portal.db`select 1 from chat_messages where conversation_id = ${old.conversation.id}`).toEqual(
    [],
  );
  expect(await portal.db`select 1 from chat_tickets`).toEqual([]);
});

test('an agent who comes back after the lease ran out is away until they say so', async () => {
  const agent = await availableAgent(portal);
  await portal.db`update chat_presence set lease_until = now() - interval '1 second'`;
  expect((await agent.client.call(getDesk)).body.data.presence).toBe('AWAY');
  expect((await portal.visitor.call(getChatAvailability)).body.data.online).toBe(false);
});
