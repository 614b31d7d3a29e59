import { MANAGER } from '@portal/contracts';
import {
  replyToContactMessage,
  sendContactMessage,
  setContactMessageStatus,
} from '@portal/contracts/support/contact-messages';
import { listRepeatedQuestions } from '@portal/contracts/support/inbox';
import { beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
let manager: TestClient;

beforeAll(async () => {
  manager = await portal.as(await portal.make.user({ role: MANAGER }));
});

const write = async (who: string, subject: string, message: string, language: 'en' | 'fr' = 'en') => {
  const body = {
    firstName: 'Ama',
    lastName: 'Owusu',
    email: `${who}@example.org`,
    subject,
    message,
    language,
  };
  const sent = await portal.visitor.call(sendContactMessage, { body: { ...body, topic: 'GENERAL' } });
  const [kept] = await portal.db<{ id: string }[]>`
    select id from contact_messages where ticket_number = ${sent.body.data.ticketNumber}`;
  return kept?.id ?? '';
};

test('what several people ask in much the same words is one question, with its answer if there is one', async () => {
  await portal.db`update contact_messages set created_at = now() - interval '1 year'`;
  const first = await write(
    'ama',
    'May we apply to both funds?',
    'Can a company apply to both funds at once?',
  );
  await write('kofi', 'Apply to both funds', 'May a company apply to both funds at the same time?');
  await write('kofi', 'Both funds again', 'May a company apply to both of the funds at the same time?');
  await write('esi', 'Applying to both funds?', 'Can a company apply to both the funds at once?', 'fr');
  await write('yaw', 'Customs data', 'Which years of customs data does the worksheet need?');
  const spam = await write(
    'bot',
    'May we apply to both funds?',
    'Can a company apply to both funds at once!',
  );
  await manager.call(setContactMessageStatus, { body: { contactUsId: spam, status: 'SPAM' } });
  await manager.call(replyToContactMessage, { body: { contactUsId: first, message: 'Yes, you may.' } });
  expect((await manager.call(listRepeatedQuestions)).body.data).toEqual([
    {
      messageId: first,
      ticketNumber: expect.stringMatching(/^CM-/),
      subject: 'May we apply to both funds?',
      language: 'en',
      count: 2,
      lastAskedAt: expect.any(String),
      isAnswered: true,
    },
  ]);
});
