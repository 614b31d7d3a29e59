import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { transaction } from '../../kernel/database/db.ts';
import { enqueueMail } from '../../kernel/mail/enqueue-mail.ts';
import { listed } from './mail-together.ts';

const portal = testPortal();

test('what an applicant calls a project is no link in a mail to others', async () => {
  const title =
    'Sign in anew: https://evil.example/portal, www.evil.example or help@evil.example (2.5 MW, S.A.R.L.)';
  const facts = {
    applicationNumber: 'BF-1',
    assignedBy: 'Kofi Mensah',
    dueOn: '',
    link: 'https://portal.test/x',
  };
  const together = listed([{ applicationNumber: 'BF-2', projectTitle: title, dueAt: null }], {
    language: 'en',
  });
  await transaction(portal.db, async (tx) => {
    const mail = { to: 'ama@example.test', language: 'en' } as const;
    const data = { firstName: 'Ama', projectTitle: title, ...facts };
    await enqueueMail(tx, { ...mail, template: 'review-assigned', data });
    await enqueueMail(tx, { ...mail, template: 'reviews-due', data: { firstName: 'Ama', ...together } });
    const news = { firstName: 'Ama', projectTitle: title, signatory: 'Call www.evil.example', holds: true };
    await enqueueMail(tx, { ...mail, template: 'signature-news', data: news });
  });
  const mails = await portal.mails();
  expect(mails).toHaveLength(3);
  for (const { subject, text } of mails) {
    expect(`${subject} ${text}`).not.toMatch(/\/\/evil|evil\.example|help@/);
    expect(text).toContain('Sign in anew');
    expect(text).toContain('(2.5 MW, S.A.R.L.)');
  }
});
