import { MANAGER } from '@portal/contracts';
import { sendMessage } from '@portal/contracts/applications/conversation';
import { claimConversation, sendDeskMessage } from '@portal/contracts/support/agent-console';
import {
  getFirstReplies,
  replyToContactMessage,
  sendContactMessage,
} from '@portal/contracts/support/contact-messages';
import { expect, test } from 'vitest';
import { availableAgent, newClientId, startedBy } from '../../../test/support/chat.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const read = async () => {
  const manager = await portal.as(await portal.make.user({ role: MANAGER }));
  return (await manager.call(getFirstReplies)).body.data;
};

const write = async (subject: string) => {
  const body = { firstName: 'Ama', lastName: 'Owusu', email: 'ama@example.org', subject, message: 'Hello' };
  const reply = await portal.visitor.call(sendContactMessage, { body: { ...body, topic: 'GENERAL' } });
  const [kept] = await portal.db<{ id: string }[]>`
    select id from contact_messages where ticket_number = ${reply.body.data.ticketNumber}`;
  return kept?.id ?? '';
};

test('half of those who were answered waited no longer; who waits still, or wrote long ago, does not count', async () => {
  const nobody = { answered: 0, medianSeconds: null };
  expect(await read()).toEqual({ days: 30, messages: nobody, chats: nobody, applications: nobody });
  const manager = await portal.as(await portal.make.user({ role: MANAGER }));
  for (const [subject, hours] of [
    ['one', 1],
    ['two', 3],
    ['three', 30],
    ['old', 24 * 40],
  ] as const) {
    const id = await write(subject);
    await manager.call(replyToContactMessage, { body: { contactUsId: id, message: 'Hello Ama' } });
    await portal.db`update contact_messages set created_at = first_reply_at - make_interval(hours => ${hours})
      where id = ${id}`;
  }
  await write('waits');
  const agent = await availableAgent(portal);
  const { conversation } = await startedBy(portal);
  await startedBy(portal, 'Nobody takes this one');
  const params = { id: conversation.id };
  await agent.client.call(claimConversation, { params });
  for (const text of ['Hello', 'Are you there?'])
    await agent.client.call(sendDeskMessage, { params, body: { clientId: newClientId(), text } });
  await portal.db`update chat_conversations set started_at = (select min(at) from chat_messages
    where conversation_id = ${conversation.id} and source = 'AGENT') - interval '90 seconds' where id = ${conversation.id}`;
  const owner = await portal.make.user();
  const { id } = await portal.make.underReview({ owner });
  const applicant = await portal.as(owner);
  const say = (client: typeof applicant, text: string) =>
    client.call(sendMessage, { params: { id }, body: { text } });
  await say(applicant, 'May the letter follow?');
  await say(manager, 'Yes.');
  await say(applicant, 'And the budget?');
  await portal.db`update inbox_items set asked_at = first_reply_at - interval '2 hours' where id = ${id}`;
  const silent = await portal.make.user();
  const { id: unanswered } = await portal.make.underReview({ owner: silent });
  await (await portal.as(silent)).call(sendMessage, { params: { id: unanswered }, body: { text: 'Hello?' } });
  expect(await read()).toEqual({
    days: 30,
    messages: { answered: 3, medianSeconds: 3 * 3600 },
    chats: { answered: 1, medianSeconds: 90 },
    applications: { answered: 1, medianSeconds: 2 * 3600 },
  });
});
