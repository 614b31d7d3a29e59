import { languages } from '@portal/contracts';
import { saveContent } from '@portal/contracts/content/content';
import { emailKeys, unknownPlaceholders } from '@portal/contracts/content/mail-placeholders';
import { getBuiltInMails, sendTestMail } from '@portal/contracts/content/mails';
import { requestReset } from '@portal/contracts/identity/password';
import { expect, test } from 'vitest';
import { testPortal } from '../../test/support/portal.ts';
import { transaction } from '../kernel/database/db.ts';
import { enqueueMail } from '../kernel/mail/enqueue-mail.ts';
import { mailTexts } from '../kernel/mail/locales/mail-texts.ts';
import { mailFromContent } from './mail-from-content.ts';

const portal = testPortal();

const template = { subject: 'A subject', body: 'A body' };
const required = { 'contact-received': template, 'contact-reply': template, 'interest-received': template };

const save = async (lang: 'en' | 'fr', data: object) =>
  (await portal.as('admin')).raw(saveContent, { body: { key: 'emails', lang, data } });

const code = (language: 'en' | 'fr') =>
  transaction(portal.db, (tx) =>
    enqueueMail(tx, {
      to: 'ama@example.test',
      template: 'sign-in-code',
      language,
      data: { firstName: 'Ama', code: '123456', minutes: 10 },
    }),
  );

test("an editor words a mail in one language; its code stays the mail's own, other languages keep theirs", async () => {
  const own = {
    subject: 'Your key, {{firstName}}',
    body: 'It lasts {{minutes}} minutes.\n\nKeep it safe & sound.',
  };
  expect((await save('en', { ...required, 'sign-in-code': own })).status).toBe(200);
  await code('en');
  const [mail] = await portal.mails();
  expect(mail?.subject).toBe('Your key, Ama');
  expect(mail?.text).toContain('It lasts 10 minutes.\n\nKeep it safe & sound.\n\n123456');
  expect(mail?.html).toContain('safe &#38; sound');
  await code('fr');
  expect((await portal.mails())[0]?.subject).not.toContain('key');
});

test('an unknown placeholder is refused, each by its place', async () => {
  const reply = await save('en', {
    ...required,
    'sign-in-code': { subject: 'Code {{code}}', body: 'For {{ firstName }} and {{constructor}}' },
    'contact-reply': { subject: '{{ticketNumber}} {lone} braces', body: '{{subject}}' },
  });
  expect(reply).toRefuseFields(
    'data.sign-in-code.subject',
    'data.sign-in-code.body',
    'data.sign-in-code.body',
  );
});

test('without words of an editor a mail has its built-in ones, in its language', async () => {
  await portal.db`delete from content_texts where key = 'emails' and lang = 'fr'`;
  await transaction(portal.db, (tx) =>
    mailFromContent(tx, {
      to: 'ama@example.test',
      key: 'contact-received',
      language: 'fr',
      firstName: 'Ama',
      facts: { ticketNumber: 'CM-1' },
    }),
  );
  expect((await portal.mails())[0]?.subject).toContain('[CM-1]');
});

test.each(['Host', 'X-Forwarded-Host', 'X-Original-Host', 'Forwarded'])(
  'a hostile %s header does not move the links of mails',
  async (name) => {
    await portal.db`delete from outbox`;
    const value = name === 'Forwarded' ? 'host=evil.example' : 'evil.example';
    const { email } = portal.person('beneficiary');
    const visitor = portal.client({ [name.toLowerCase()]: value });
    await visitor.call(requestReset, { body: { email } });
    const [mail] = await portal.mails();
    expect(mail?.text).toContain('https://portal.test/');
    expect(JSON.stringify(await portal.mails())).not.toContain('evil.example');
  },
);

test('every mail of the portal can be worded, and its built-in words name only placeholders that it fills', async () => {
  const admin = await portal.as('admin');
  for (const lang of languages) {
    const { body } = await admin.call(getBuiltInMails, { params: { lang } });
    expect(Object.keys(body.data)).toEqual(emailKeys);
    for (const key of emailKeys) {
      const { subject, body: text } = body.data[key];
      expect(unknownPlaceholders(key, `${subject} ${text}`), `${key} in ${lang}`).toEqual([]);
      expect(`${subject} ${text}`, `${key} in ${lang}`).not.toContain('undefined');
    }
  }
  expect(Object.keys(mailTexts.en.mail)).toEqual(emailKeys);
});

test('of a mail that tells several cases apart each has words of its own', async () => {
  const own = { subject: 'We waited, {{firstName}}', body: '{{applicationNumber}} is closed.' };
  expect((await save('en', { ...required, 'application-expired': own })).status).toBe(200);
  const status = (status: 'EXPIRED' | 'ON_HOLD') =>
    transaction(portal.db, (tx) =>
      enqueueMail(tx, {
        to: 'ama@example.test',
        template: 'application-status',
        language: 'en',
        data: { firstName: 'Ama', applicationNumber: 'BF-1', status, message: 'Sorry.' },
      }),
    );
  await status('EXPIRED');
  const [mail] = await portal.mails();
  expect(mail).toMatchObject({ subject: 'We waited, Ama' });
  expect(mail?.text).toContain('BF-1 is closed.\n\n> Sorry.');
  await status('ON_HOLD');
  expect((await portal.mails())[0]?.subject).toBe('Application BF-1: news');
});

test('words are tried on oneself, saved or not, and on nobody else', async () => {
  const admin = await portal.as('admin');
  const words = { key: 'application-expired', lang: 'fr', subject: 'Pour {{firstName}}' } as const;
  const body = 'Le dossier {{applicationNumber}} est clos.';
  const reply = await admin.call(sendTestMail, { body: { ...words, body } });
  expect(reply.body.message).toBe('The test mail is on its way to your address.');
  const [mail] = await portal.mails();
  expect(mail).toMatchObject({ to: portal.person('admin').email, subject: 'Pour Nomvula' });
  expect(mail?.text).toContain('Le dossier BF-2026-000001 est clos.');
  const noted = () => portal.db`select actor_id, entity_id from audit_log where entity_type = 'test-mail'`;
  const { id } = portal.person('admin');
  expect(await noted()).toEqual([{ actorId: id, entityId: `${words.key}/${words.lang}` }]);
  for (const wrong of ['{{nobody}}', '<script>x</script>'])
    expect(await admin.raw(sendTestMail, { body: { ...words, body: wrong } })).toRefuseFields('body');
  expect(await noted()).toHaveLength(1);
});
