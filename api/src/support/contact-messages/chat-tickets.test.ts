import { MANAGER, REVIEWER } from '@portal/contracts';
import { toggleChatAgent } from '@portal/contracts/identity/users';
import { claimConversation, sendDeskMessage } from '@portal/contracts/support/agent-console';
import { sendChatMessage, uploadChatFile } from '@portal/contracts/support/chat';
import {
  getContactFile,
  getContactMessage,
  listContactMessages,
  replyToContactMessage,
  sendContactMessage,
  setContactMessageStatus,
} from '@portal/contracts/support/contact-messages';
import {
  assignInboxItem,
  getInboxWaiting,
  listInbox,
  listInboxAssignees,
} from '@portal/contracts/support/inbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { availableAgent, newClientId, startedBy } from '../../../test/support/chat.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { pdfBytes } from '../../../test/support/make-files.ts';
import { uploadTo } from '../../../test/support/multipart.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { maintainChats } from '../chat/maintenance.job.ts';

const portal = testPortal({ config: { rateLimits: 'relaxed' } });

beforeEach(async () => {
  await portal.db`delete from chat_presence`;
  await portal.db`delete from chat_conversations`;
});

const say = (text: string) => ({ clientId: newClientId(), text });

/** No agent is there any more. */
const everybodyLeaves = () => portal.db`update chat_presence set lease_until = now() - interval '3 minutes'`;

/** A chat with a file that an agent took and answered; the agent drops out, and the visitor writes once more. */
const dropped = async () => {
  const agent = await availableAgent(portal, 'Amina');
  const visitor = await startedBy(portal, 'How do I apply?');
  const params = { id: visitor.conversation.id };
  await agent.client.call(claimConversation, { params });
  const sent = await uploadTo(uploadChatFile, visitor.client, { params, content: pdfBytes() });
  const { fileKey } = sent.body.data;
  await visitor.client.call(sendChatMessage, { params, body: { clientId: newClientId(), fileKey } });
  await agent.client.call(sendDeskMessage, { params, body: say('By the form on the fund page.') });
  await everybodyLeaves();
  await portal.db`update chat_conversations set last_message_at = now() - interval '3 minutes'`;
  await portal.db`update chat_messages set at = now() - interval '3 minutes'`;
  await maintainChats(portal.deps);
  await visitor.client.call(sendChatMessage, { params, body: say('And what does it cost?') });
  const [ticket] = await portal.db<{ id: string; ticketNumber: string }[]>`
    select m.id, m.ticket_number from contact_messages m join chat_conversations c on c.contact_message_id = m.id
    where c.id = ${params.id}`;
  if (!ticket) throw new Error('The chat became no ticket');
  return { agent, ticket, fileKey };
};

const inboxOf = async (client: TestClient) => (await client.call(listInbox, { query: {} })).body.data;

/** Every call that is about one message. */
const callsAbout = (id: string, fileKey: string, assigneeId: string) => ({
  getContactMessage: (client: TestClient) => client.call(getContactMessage, { params: { id } }),
  getContactFile: (client: TestClient) => client.raw(getContactFile, { params: { id, fileKey }, query: {} }),
  replyToContactMessage: (client: TestClient) =>
    client.call(replyToContactMessage, { body: { contactUsId: id, message: 'It is free.' } }),
  setContactMessageStatus: (client: TestClient) =>
    client.call(setContactMessageStatus, { body: { contactUsId: id, status: 'CLOSED' } }),
  listInboxAssignees: (client: TestClient) =>
    client.call(listInboxAssignees, { query: { kind: 'CONTACT', id } }),
  assignInboxItem: (client: TestClient) =>
    client.call(assignInboxItem, { body: { kind: 'CONTACT', id, assigneeId } }),
});

describe('the ticket of a dropped chat', () => {
  test('is read, answered and closed by the agent who held the chat, with what the visitor wrote afterwards', async () => {
    const { agent, ticket, fileKey } = await dropped();
    const { id } = ticket;
    const { client, user } = agent;
    expect(await inboxOf(client)).toMatchObject([
      { id, kind: 'CONTACT', state: 'OPEN', assignedTo: { id: user.id } },
    ]);
    expect((await client.call(getInboxWaiting)).body.data.contact).toMatchObject({ count: 1 });
    const read = (await client.call(getContactMessage, { params: { id } })).body.data;
    expect(read.message.split('\n\n')).toEqual([
      'Ama Owusu (visitor): How do I apply?',
      expect.stringMatching(/^Ama Owusu \(visitor\): \[.+\.pdf\]$/),
      expect.stringMatching(/^Amina .+: By the form on the fund page\.$/),
      'Ama Owusu (visitor): And what does it cost?',
    ]);
    expect(read.files).toMatchObject([{ fileKey }]);
    const calls = callsAbout(id, fileKey, user.id);
    expect((await calls.getContactFile(client)).status).toBe(200);
    await portal.db`update files set scan_status = 'PENDING' where file_key = ${fileKey}`;
    expect(await calls.getContactFile(client)).toBeProblem('file_not_clean');
    expect((await calls.replyToContactMessage(client)).body.data).toMatchObject({ status: 'ANSWERED' });
    expect((await portal.mails())[0]).toMatchObject({
      to: 'ama@example.org',
      subject: expect.stringContaining(ticket.ticketNumber),
    });
    expect((await calls.setContactMessageStatus(client)).body.data).toMatchObject({ status: 'CLOSED' });
    expect((await client.call(getInboxWaiting)).body.data.contact).toMatchObject({ count: 0 });
  });

  test('stays readable when the chat itself is deleted', async () => {
    const { agent, ticket } = await dropped();
    await portal.db`delete from chat_conversations`;
    expect((await agent.client.call(getContactMessage, { params: { id: ticket.id } })).status).toBe(200);
  });

  test('is nothing to another agent, to a reviewer, or to its agent once the flag is taken', async () => {
    const { agent, ticket, fileKey } = await dropped();
    const other = await availableAgent(portal, 'Kofi');
    const reviewer = await portal.make.user({ role: REVIEWER });
    const strangers = [
      { client: other.client, code: 'not_found', userId: other.user.id },
      { client: await portal.as(reviewer), code: 'forbidden', userId: reviewer.id },
    ] as const;
    for (const { client, code, userId } of strangers) {
      for (const ask of Object.values(callsAbout(ticket.id, fileKey, userId)))
        expect(await ask(client)).toBeProblem(code);
      expect(await inboxOf(client)).toEqual([]);
    }
    await portal.db`update users set is_chat_agent = false where id = ${agent.user.id}`;
    for (const ask of Object.values(callsAbout(ticket.id, fileKey, agent.user.id)))
      expect(await ask(agent.client)).toBeProblem('forbidden');
    expect(await inboxOf(agent.client)).toEqual([]);
  });

  test('waits for nobody once its agent is an agent no more, also when it is opened again', async () => {
    const admin = await portal.as('admin');
    for (const closes of [false, true]) {
      const { agent, ticket } = await dropped();
      const set = (status: 'OPEN' | 'CLOSED') =>
        admin.call(setContactMessageStatus, { body: { contactUsId: ticket.id, status } });
      if (closes) await set('CLOSED');
      await admin.call(toggleChatAgent, { params: { id: agent.user.id }, query: { to: 0 } });
      if (closes) await set('OPEN');
      const { body } = await admin.call(getContactMessage, { params: { id: ticket.id } });
      expect(body.data).toMatchObject({ status: 'OPEN', assignedTo: null });
    }
  });

  test('is all that an agent reads of the contact messages', async () => {
    const { agent, fileKey } = await dropped();
    const body = { firstName: 'Kojo', lastName: 'Mensah', email: 'kojo@example.org', message: 'Hello' };
    const { ticketNumber } = (
      await portal.visitor.call(sendContactMessage, {
        body: { ...body, topic: 'GENERAL', subject: 'By the form' },
      })
    ).body.data;
    const [foreign] = await portal.db<{ id: string }[]>`
      select id from contact_messages where ticket_number = ${ticketNumber}`;
    for (const ask of Object.values(callsAbout(foreign?.id ?? '', fileKey, agent.user.id)))
      expect(await ask(agent.client)).toBeProblem('not_found');
    expect(await agent.client.call(listContactMessages, { query: {} })).toBeProblem('forbidden');
    expect(await inboxOf(agent.client)).toHaveLength(1);
  });

  test('is no spam by the agent’s word, nor good again', async () => {
    const { agent, ticket } = await dropped();
    const set = (client: TestClient, status: 'OPEN' | 'SPAM') =>
      client.call(setContactMessageStatus, { body: { contactUsId: ticket.id, status } });
    expect(await set(agent.client, 'SPAM')).toBeProblem('forbidden');
    expect((await set(await portal.as('manager'), 'SPAM')).status).toBe(200);
    expect(await set(agent.client, 'OPEN')).toBeProblem('forbidden');
  });

  test('is let go by the agent, taken by a manager and given back, to no other agent', async () => {
    const { agent, ticket } = await dropped();
    const manager = await portal.make.user({ role: MANAGER });
    const managing = await portal.as(manager);
    const other = await availableAgent(portal, 'Kofi');
    const give = (client: TestClient, assigneeId: string | null) =>
      client.call(assignInboxItem, { body: { kind: 'CONTACT', id: ticket.id, assigneeId } });
    expect(await give(agent.client, manager.id)).toBeProblem('invalid_request');
    expect((await give(agent.client, null)).body.data.assignedTo).toBeNull();
    expect((await give(managing, manager.id)).status).toBe(200);
    expect(await give(agent.client, agent.user.id)).toBeProblem('invalid_state');
    const assignees = await managing.call(listInboxAssignees, { query: { kind: 'CONTACT', id: ticket.id } });
    const ids = assignees.body.data.map((person) => person.id);
    expect(ids).toContain(agent.user.id);
    expect(ids).not.toContain(other.user.id);
    expect(await give(managing, other.user.id)).toBeProblem('invalid_request');
    expect((await give(managing, agent.user.id)).body.data.assignedTo).toMatchObject({ id: agent.user.id });
  });

  test('brings what the visitor writes back to the agent, and to nobody by another’s address', async () => {
    const { agent, ticket, fileKey } = await dropped();
    await callsAbout(ticket.id, fileKey, agent.user.id).replyToContactMessage(agent.client);
    const [mail] = await portal.mails();
    expect(mail?.text).toContain(`name ${ticket.ticketNumber} in the subject`);
    const write = (email: string) => {
      const body = {
        firstName: 'Ama',
        lastName: 'Owusu',
        email,
        topic: 'GENERAL' as const,
        message: 'Thanks!',
      };
      return portal.visitor.call(sendContactMessage, { body: { ...body, subject: mail?.subject ?? '' } });
    };
    const { ticketNumber } = (await write('AMA@example.org')).body.data;
    await write('another@example.org');
    const found = (await inboxOf(agent.client)).filter(({ id }) => id !== ticket.id);
    expect(found).toMatchObject([{ ticketNumber, state: 'OPEN', assignedTo: { id: agent.user.id } }]);
    const { id = '' } = found[0] ?? {};
    expect((await agent.client.call(getContactMessage, { params: { id } })).body.data.message).toBe(
      'Thanks!',
    );
  });
});
