import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { sendMessage } from '@portal/contracts/applications/conversation';
import { declareConflict } from '@portal/contracts/review/decide';
import {
  claimConversation,
  closeConversation,
  getDeskMessages,
  sendDeskMessage,
} from '@portal/contracts/support/agent-console';
import { endConversation, rateConversation, sendChatMessage } from '@portal/contracts/support/chat';
import {
  replyToContactMessage,
  sendContactMessage,
  setContactMessageStatus,
} from '@portal/contracts/support/contact-messages';
import { getInboxWaiting, type InboxQuery, listInbox } from '@portal/contracts/support/inbox';
import { beforeEach, describe, expect, test } from 'vitest';
import { availableAgent, newClientId, startedBy } from '../../../test/support/chat.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
let manager: TestClient;
let owner: { id: string };

beforeEach(async () => {
  await portal.db`delete from inbox_items`;
  manager = await portal.as(await portal.make.user({ role: MANAGER }));
  owner = await portal.make.user();
});

const read = async (client: TestClient, query: InboxQuery = {}) =>
  (await client.call(listInbox, { query })).body.data;

const write = async (subject: string, more: object = {}) => {
  const person = { firstName: 'Ama', lastName: 'Owusu', email: 'ama@example.org' };
  const body = { ...person, subject, message: 'Hello\n\nthere', topic: 'GENERAL' as const, ...more };
  const { ticketNumber } = (await portal.visitor.call(sendContactMessage, { body })).body.data;
  const [kept] = await portal.db<{ id: string }[]>`
    select id from contact_messages where ticket_number = ${ticketNumber}`;
  return { id: kept?.id ?? '', ticketNumber };
};

const ask = async (who: { id: string }, id: string, text: string) =>
  (await portal.as(who)).call(sendMessage, { params: { id }, body: { text } });

const by = async (client: TestClient, id: string, text: string) =>
  client.call(sendMessage, { params: { id }, body: { text } });

describe('a contact message', () => {
  test('waits until it is answered, and is not in the queue as spam', async () => {
    const { id, ticketNumber } = await write('May we apply to both funds?');
    expect(await read(manager)).toEqual([
      {
        id,
        kind: 'CONTACT',
        ticketNumber,
        fromName: 'Ama Owusu',
        subject: 'May we apply to both funds?',
        excerpt: 'Hello there',
        language: 'en',
        state: 'NEW',
        assignedTo: null,
        createdAt: expect.any(String),
        lastActivityAt: expect.any(String),
        waitingSince: expect.any(String),
        firstReplyAt: null,
        rating: null,
      },
    ]);
    await manager.call(replyToContactMessage, { body: { contactUsId: id, message: 'Yes' } });
    expect(await read(manager)).toMatchObject([
      {
        state: 'ANSWERED',
        waitingSince: null,
        firstReplyAt: expect.any(String),
        assignedTo: { id: expect.any(String) },
      },
    ]);
    const set = (status: 'OPEN' | 'SPAM') =>
      manager.call(setContactMessageStatus, { body: { contactUsId: id, status } });
    await set('SPAM');
    expect(await read(manager)).toEqual([]);
    await set('OPEN');
    expect(await read(manager)).toMatchObject([{ id, state: 'OPEN' }]);
  });

  test('is nothing to reviewers, nor to chat agents', async () => {
    await write('For managers');
    const { client } = await availableAgent(portal);
    expect(await read(client)).toEqual([]);
    expect((await client.call(getInboxWaiting)).body.data.contact).toMatchObject({ count: 0 });
    const reviewer = await portal.as(await portal.make.user({ role: REVIEWER }));
    expect(await read(reviewer)).toEqual([]);
    expect((await reviewer.call(getInboxWaiting)).body.data).toMatchObject({ contact: null });
  });
});

describe('what an applicant writes', () => {
  test('waits with the number of the application; each side’s word moves it', async () => {
    const { id, applicationNumber } = await portal.make.underReview({ owner });
    await ask(owner, id, 'May the letter follow?');
    expect(await read(manager)).toMatchObject([
      {
        id,
        kind: 'APPLICATION',
        ticketNumber: applicationNumber,
        subject: 'Tariff revenue loss, 2024 claim period',
        excerpt: 'May the letter follow?',
        state: 'NEW',
      },
    ]);
    const [asked] = await read(manager);
    await ask(owner, id, 'It is signed now.');
    expect(await read(manager)).toMatchObject([
      { state: 'NEW', waitingSince: asked?.waitingSince, excerpt: 'It is signed now.' },
    ]);
    await by(manager, id, 'Yes, until Friday.');
    expect(await read(manager)).toMatchObject([{ state: 'ANSWERED', waitingSince: null }]);
    await ask(owner, id, 'Thank you. And the budget?');
    expect(await read(manager)).toMatchObject([{ state: 'OPEN', waitingSince: expect.any(String) }]);
    expect(await read(manager)).toHaveLength(1);
  });

  test('is for a reviewer only after a declaration without a conflict', async () => {
    const { id } = await portal.make.underReview({ owner });
    await ask(owner, id, 'In confidence');
    const user = await portal.make.user({ role: REVIEWER });
    const reviewer = await portal.as(user);
    expect(await read(reviewer)).toEqual([]);
    expect((await reviewer.call(getInboxWaiting)).body.data.application).toEqual({
      count: 0,
      oldestAt: null,
    });
    await reviewer.call(declareConflict, { params: { id }, body: { hasConflict: false } });
    expect(await read(reviewer)).toMatchObject([{ id, kind: 'APPLICATION' }]);
    expect(await read(reviewer, { search: 'CONFIDENCE' })).toHaveLength(1);
    expect(await read(reviewer, { search: 'nothing of it' })).toEqual([]);
    expect((await reviewer.call(getInboxWaiting)).body.data.application?.count).toBe(1);
    // A conflict that needs no declaration: the applicant's country became the reviewer's.
    await portal.db`update users set country_code = 'GH' where id = ${user.id}`;
    expect(await read(reviewer)).toEqual([]);
    await portal.db`update users set country_code = 'KE' where id = ${user.id}`;
    await portal.db`update conflict_declarations set has_conflict = true, type = 'FAMILY' where user_id = ${user.id}`;
    expect(await read(reviewer)).toEqual([]);
  });

  test('is for a reviewer of a fund that names its reviewers only while it is given to them', async () => {
    const { id, fundId } = await portal.make.underReview({ owner });
    await ask(owner, id, 'For the named ones');
    const reviewer = await portal.as('reviewer');
    expect(await read(reviewer)).toHaveLength(1);
    await portal.db`update funds set assignment_mode = 'ASSIGNED' where id = ${fundId}`;
    await portal.db`update assignments set state = 'REMOVED' where application_id = ${id}`;
    expect(await read(reviewer)).toEqual([]);
  });

  test('is not for whoever entered it for somebody else', async () => {
    const { id } = await portal.make.entered({ email: 'entered@example.org' });
    const superUser = await portal.as(await portal.make.user({ role: SUPER }));
    await by(superUser, id, 'We received it.');
    expect(await read(superUser)).toMatchObject([{ id }]);
    expect(await read(await portal.as('manager'))).toEqual([]);
  });
});

describe('a live chat', () => {
  test('waits for every agent, then is with one of them, and stays with a rating', async () => {
    const agent = await availableAgent(portal, 'Efua');
    const other = await availableAgent(portal, 'Kofi');
    const { client: visitor, conversation } = await startedBy(portal, 'Where do I begin?');
    const params = { id: conversation.id };
    for (const { client } of [agent, other])
      expect(await read(client)).toMatchObject([
        {
          kind: 'CHAT',
          state: 'NEW',
          subject: 'Where do I begin?',
          ticketNumber: expect.stringMatching(/^LC-\d{4}-\d{6}$/),
        },
      ]);
    await agent.client.call(claimConversation, { params });
    expect(await read(agent.client)).toMatchObject([
      { state: 'OPEN', assignedTo: { id: agent.user.id }, waitingSince: expect.any(String) },
    ]);
    expect(await read(other.client)).toEqual([]);
    await agent.client.call(sendDeskMessage, { params, body: { clientId: newClientId(), text: 'Here' } });
    expect(await read(agent.client)).toMatchObject([
      { state: 'ANSWERED', excerpt: 'Here', waitingSince: null },
    ]);
    await visitor.call(sendChatMessage, { params, body: { clientId: newClientId(), text: 'And then?' } });
    expect(await read(agent.client)).toMatchObject([{ state: 'OPEN', excerpt: 'And then?' }]);
    await agent.client.call(closeConversation, { params });
    await visitor.call(rateConversation, { params, body: { rating: 4 } });
    expect(await read(agent.client)).toMatchObject([{ state: 'CLOSED', rating: 4, waitingSince: null }]);
    expect(await read(other.client)).toEqual([]);
    expect(await read(manager)).toEqual([]);
    const superUser = await portal.as(await portal.make.user({ role: SUPER, isChatAgent: true }));
    expect(await read(superUser)).toMatchObject([{ id: conversation.id, rating: 4 }]);
    for (const client of [agent.client, superUser])
      expect((await client.call(getDeskMessages, { params, query: {} })).body.data).toMatchObject({
        conversation: { status: 'CLOSED', rating: 4 },
        messages: expect.arrayContaining([expect.objectContaining({ text: 'And then?' })]),
      });
    expect(await other.client.call(getDeskMessages, { params, query: {} })).toBeProblem('not_found');
  });

  test('that nobody took is one contact message, not two', async () => {
    await portal.db`delete from chat_presence`;
    const { conversation } = await startedBy(portal, 'Is anybody there?');
    expect(conversation.ticketNumber).toMatch(/^CM-/);
    const superUser = await portal.as(await portal.make.user({ role: SUPER, isChatAgent: true }));
    expect(await read(superUser)).toMatchObject([
      { kind: 'CONTACT', ticketNumber: conversation.ticketNumber },
    ]);
  });

  test('leaves the queue with the conversation', async () => {
    const agent = await availableAgent(portal);
    const { client, conversation } = await startedBy(portal);
    await agent.client.call(claimConversation, { params: { id: conversation.id } });
    await client.call(endConversation, { params: { id: conversation.id } });
    expect(await read(agent.client)).toHaveLength(1);
    await portal.db`delete from chat_conversations where id = ${conversation.id}`;
    expect(await read(agent.client)).toEqual([]);
  });
});

test('one queue in its orders, with its filters and counts', async () => {
  const first = await write('First in French', { language: 'fr' });
  const second = await write('Second', { email: 'kofi@example.org' });
  const { id } = await portal.make.underReview({ owner });
  await ask(owner, id, 'Third');
  const superUser = await portal.as(await portal.make.user({ role: SUPER, isChatAgent: true }));
  await availableAgent(portal);
  const { conversation } = await startedBy(portal, 'Fourth');
  const ids = async (query: InboxQuery) => (await read(superUser, query)).map((item) => item.id);
  expect(await ids({})).toEqual([conversation.id, id, second.id, first.id]);
  expect(await ids({ sortBy: 'waitingSince', order: 'ASC' })).toEqual([
    first.id,
    second.id,
    id,
    conversation.id,
  ]);
  expect(await ids({ kind: ['CHAT', 'APPLICATION'] })).toEqual([conversation.id, id]);
  expect(await ids({ language: ['fr'] })).toEqual([first.id]);
  expect(await ids({ search: second.ticketNumber.toLowerCase() })).toEqual([second.id]);
  expect(await ids({ search: 'fourth' })).toEqual([conversation.id]);
  expect(await ids({ from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
  expect(await ids({ state: ['ANSWERED', 'CLOSED'] })).toEqual([]);
  expect(await ids({ assignedTo: 'ME' })).toEqual([]);
  expect(await ids({ assignedTo: 'NOBODY', page: 2, pageSize: 10 })).toEqual([]);
  expect((await superUser.call(listInbox, { query: { pageSize: 10 } })).body.total).toBe(4);
  expect((await superUser.call(getInboxWaiting)).body.data).toEqual({
    contact: { count: 2, oldestAt: expect.any(String) },
    application: { count: 1, oldestAt: expect.any(String) },
    chat: { count: 1, oldestAt: expect.any(String) },
  });
  await manager.call(replyToContactMessage, { body: { contactUsId: first.id, message: 'Oui' } });
  expect(await ids({ state: ['NEW', 'OPEN'] })).toEqual([conversation.id, id, second.id]);
  expect(await ids({ state: ['ANSWERED'] })).toEqual([first.id]);
  expect((await manager.call(getInboxWaiting)).body.data).toMatchObject({
    contact: { count: 1 },
    chat: null,
  });
});
