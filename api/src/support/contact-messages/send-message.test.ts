import { type ContactMessageInput, sendContactMessage } from '@portal/contracts/support/contact-messages';
import { describe, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const message = (changes: Partial<ContactMessageInput> = {}): ContactMessageInput => ({
  firstName: 'Abena',
  lastName: 'Owusu',
  email: 'abena@example.org',
  topic: 'GENERAL',
  subject: 'A question',
  message: 'How do I begin?',
  ...changes,
});

let greetings = 0;

const count = async () => {
  const [row] = await portal.db<{ n: number }[]>`select count(*)::int as n from contact_messages`;
  return row?.n ?? 0;
};

describe('a visitor who writes', () => {
  test('gets a ticket number on the page and by mail, in the language of the message', async () => {
    const reply = await portal.visitor.call(sendContactMessage, {
      body: message({ language: 'fr', countryCode: 'GH', phone: '+233205550100' }),
    });
    const { ticketNumber } = reply.body.data;
    expect(ticketNumber).toMatch(/^CM-\d{4}-\d{6}$/);
    const [mail] = await portal.mails();
    expect(mail).toMatchObject({
      to: 'abena@example.org',
      subject: `Nous avons reçu votre message [${ticketNumber}]`,
    });
    expect(mail?.text).toContain(ticketNumber);
    const [row] = await portal.db<object[]>`
      select status, language, country_code, phone from contact_messages where ticket_number = ${ticketNumber}`;
    expect(row).toEqual({ status: 'NEW', language: 'fr', countryCode: 'GH', phone: '+233205550100' });
  });

  test('is answered in the language of the browser when none is named', async () => {
    const reply = await portal.visitor.call(sendContactMessage, {
      body: message(),
      headers: { 'accept-language': 'sw' },
    });
    expect(reply.body.message).toBe('Asante. Tumepokea ujumbe wako.');
    expect((await portal.mails())[0]?.subject).toContain('Tumepokea ujumbe wako');
  });

  test('sends nothing of their own words to an address that may be somebody else’s', async () => {
    await portal.visitor.call(sendContactMessage, {
      body: message({ subject: 'Win a prize', message: 'Go to https://evil.example now' }),
    });
    const [mail] = await portal.mails();
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/prize|evil/);
  });

  test.each([
    ['Claim now at\r\n\r\nevil.example/win', 'Dear Claim now at evil. example win,'],
    ['https://evil.example', 'Dear https evil. example,'],
    ['Call 0800 123456 <b>now</b>', 'Dear Call b now b,'],
    ['\u202eanebA', 'Dear anebA,'],
    ['🦓🦓', 'Hello,'],
    ['x'.repeat(80), `Dear ${'x'.repeat(60)},`],
    ['Jean-Noël J.R. O’Neill', 'Dear Jean-Noël J. R. O’Neill,'],
  ])('is greeted as %j without sending anything on in the name', async (firstName, greeting) => {
    greetings += 1;
    const email = `greeted${greetings}@example.org`;
    await portal.visitor.call(sendContactMessage, { body: message({ firstName, email, language: 'en' }) });
    const mail = (await portal.mails()).find(({ to }) => to === email);
    expect(mail?.text.split('\n\n', 1)).toEqual([greeting]);
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil.example');
  });

  test('is listed as what is read, in one line that nothing turns round', async () => {
    const body = message({
      firstName: '\u202eAbena\n',
      lastName: 'Owusu\u2028\u0007 Mensah',
      subject: 'A\tquestion\u2066',
    });
    const { ticketNumber } = (await portal.visitor.call(sendContactMessage, { body })).body.data;
    const [row] = await portal.db<object[]>`
      select first_name, last_name, subject from contact_messages where ticket_number = ${ticketNumber}`;
    expect(row).toEqual({ firstName: 'Abena', lastName: 'Owusu Mensah', subject: 'A question' });
  });

  test('may write markup, which is kept as text', async () => {
    const reply = await portal.visitor.call(sendContactMessage, {
      body: message({ message: 'Your page shows <script>alert(1)</script> to me' }),
    });
    const [row] = await portal.db<{ message: string }[]>`
      select message from contact_messages where ticket_number = ${reply.body.data.ticketNumber}`;
    expect(row?.message).toBe('Your page shows <script>alert(1)</script> to me');
  });

  test('and presses twice, even at once, has one ticket and one mail', async () => {
    const body = message({ subject: 'Pressed twice', email: 'twice@example.org' });
    const send = () => portal.visitor.call(sendContactMessage, { body });
    const replies = [...(await Promise.all([send(), send(), send()])), await send()];
    const tickets = new Set(replies.map((reply) => reply.body.data.ticketNumber));
    expect(tickets.size).toBe(1);
    const [kept] = await portal.db<{ n: number }[]>`
      select count(*)::int as n from contact_messages where email = 'twice@example.org'`;
    expect(kept?.n).toBe(1);
    expect((await portal.mails()).filter(({ to }) => to === 'twice@example.org')).toHaveLength(1);
    const other = await portal.visitor.call(sendContactMessage, {
      body: { ...body, message: 'More words.' },
    });
    expect(tickets.has(other.body.data.ticketNumber)).toBe(false);
  });

  test('and sends again hours later, or after an answer: the same ticket, then another', async () => {
    const body = message({ subject: 'Sent again', email: 'again@example.org' });
    const send = async () => (await portal.visitor.call(sendContactMessage, { body })).body.data.ticketNumber;
    const first = await send();
    await portal.db`update contact_messages set created_at = now() - interval '5 hours' where ticket_number = ${first}`;
    expect(await send()).toBe(first);
    await portal.db`update contact_messages set status = 'ANSWERED', first_reply_at = now() where ticket_number = ${first}`;
    expect(await send()).not.toBe(first);
  });

  test('may leave optional fields empty', async () => {
    const reply = await portal.visitor.call(sendContactMessage, { body: message({ applicationNumber: '' }) });
    expect(reply.status).toBe(200);
  });

  test('may name an application in Arabic digits, which staff find by its number', async () => {
    const body = message({ subject: 'In Arabic digits', applicationNumber: 'CF-٢٠٢٦-٠٠٠٠٢٢' });
    const { ticketNumber } = (await portal.visitor.call(sendContactMessage, { body })).body.data;
    const kept =
      await portal.db`select application_number from contact_messages where ticket_number = ${ticketNumber}`;
    expect(kept).toEqual([{ applicationNumber: 'CF-2026-000022' }]);
  });

  test('and is a robot gets an answer like a person, and nothing is kept', async () => {
    const before = [await count(), (await portal.mails()).length];
    const reply = await portal.visitor.call(sendContactMessage, {
      body: message({ website: 'https://spam.example' }),
    });
    expect(reply.status).toBe(200);
    expect(reply.body.data.ticketNumber).toMatch(/^CM-\d{4}-\d{6}$/);
    expect([await count(), (await portal.mails()).length]).toEqual(before);
  });
});

test.each([
  ['no name', { firstName: ' ' }, ['firstName']],
  ['an address that is none', { email: 'abena' }, ['email']],
  ['a line break in the address', { email: 'a@b.example\r\nbcc: all@b.example' }, ['email']],
  ['a letter in the address that cannot be seen', { email: 'abe\u202ena@b.example' }, ['email']],
  ['a control character in the address', { email: 'abe\u0001na@b.example' }, ['email']],
  ['a name that nobody can read', { firstName: '\u202e\u2066' }, ['firstName']],
  ['a phone that is none', { phone: '12' }, ['phone']],
  ['a country that is none', { countryCode: 'XX' }, ['countryCode']],
  ['an unknown topic', { topic: 'OTHER' }, ['topic']],
  ['a long subject', { subject: 'x'.repeat(151) }, ['subject']],
  ['a long message', { message: 'x'.repeat(4001) }, ['message']],
  ['a status of its own', { status: 'SPAM' }, ['status']],
  ['a ticket of its own', { ticketNumber: 'CM-1' }, ['ticketNumber']],
  ['nothing at all', { subject: undefined, message: undefined }, ['subject', 'message']],
])('%s is refused at its field and nothing is kept', async (_, changes, fields) => {
  const before = await count();
  expect(await portal.visitor.raw(sendContactMessage, { body: { ...message(), ...changes } })).toRefuseFields(
    ...fields,
  );
  expect(await count()).toBe(before);
});
