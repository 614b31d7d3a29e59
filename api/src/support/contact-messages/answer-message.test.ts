import { REVIEWER } from '@portal/contracts';
import { saveContent } from '@portal/contracts/content/content';
import {
  type ContactMessage,
  type ContactMessageInput,
  type ContactMessagesQuery,
  getContactMessage,
  listContactMessages,
  listOwnContactMessages,
  replyToContactMessage,
  sendContactMessage,
  setContactMessageStatus,
} from '@portal/contracts/support/contact-messages';
import { describe, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const written = async (changes: Partial<ContactMessageInput> = {}): Promise<ContactMessage> => {
  const body: ContactMessageInput = {
    firstName: 'Abena',
    lastName: 'Owusu',
    email: 'abena@example.org',
    topic: 'GENERAL',
    subject: 'A question',
    message: 'How do I begin?',
    ...changes,
  };
  const { ticketNumber } = (await portal.visitor.call(sendContactMessage, { body })).body.data;
  const manager = await portal.as('manager');
  const found = await manager.call(listContactMessages, { query: { search: ticketNumber } });
  const [message] = found.body.data;
  if (!message) throw new Error('The message is not in the list');
  return message;
};

describe('a manager', () => {
  test('replies by mail in the language of the message, and the message is answered', async () => {
    const { id, ticketNumber } = await written({ language: 'es' });
    const manager = await portal.as('manager');
    const send = () =>
      manager.call(replyToContactMessage, {
        body: { contactUsId: id, message: 'Empiece por los criterios.\nLea la página.' },
        headers: { 'idempotency-key': 'r-1' },
      });
    const reply = await send();
    // As after an answer that was lost.
    expect((await send()).raw).toEqual(reply.raw);
    const now = await manager.call(getContactMessage, { params: { id } });
    expect(now.body.data.replies).toHaveLength(1);
    expect(reply.body.data).toMatchObject({
      status: 'ANSWERED',
      assignedTo: 'Kwabena Asante',
      replies: [
        {
          body: 'Empiece por los criterios.\nLea la página.',
          byName: 'Kwabena Asante',
          emailStatus: 'QUEUED',
        },
      ],
    });
    expect(reply.body.data.firstReplyAt).not.toBeNull();
    const [mail] = await portal.mails();
    expect(mail).toMatchObject({ to: 'abena@example.org', subject: `Re: A question [${ticketNumber}]` });
    expect(mail?.text).toContain('Empiece por los criterios.');
    expect(mail?.text).toContain('Gracias por escribirnos');
  });

  test('who answers second, unseen by each other, is told instead of writing twice', async () => {
    const { id, rowVersion } = await written();
    const [manager, admin] = [await portal.as('manager'), await portal.as('admin')];
    const body = { contactUsId: id, message: 'Hello', rowVersion };
    expect((await manager.call(replyToContactMessage, { body })).body.data.replies).toHaveLength(1);
    expect(await admin.call(replyToContactMessage, { body })).toBeProblem('stale_version');
    const now = await admin.call(getContactMessage, { params: { id } });
    expect(now.body.data.replies).toHaveLength(1);
  });

  test.each(['DEAD', 'DISCARDED'])('reads that a reply did not arrive whose mail is %s', async (status) => {
    const { id } = await written();
    const manager = await portal.as('manager');
    await manager.call(replyToContactMessage, { body: { contactUsId: id, message: 'Hello' } });
    await portal.db`update outbox set status = ${status}
      where id in (select outbox_id from contact_replies where contact_us_id = ${id})`;
    const now = await manager.call(getContactMessage, { params: { id } });
    expect(now.body.data.replies).toMatchObject([{ emailStatus: 'BOUNCED' }]);
  });

  test('cannot break out of the mail with a subject or a reply', async () => {
    const { id } = await written({ subject: 'Hi\r\nBcc: all@example.org' });
    const manager = await portal.as('manager');
    await manager.call(replyToContactMessage, {
      body: { contactUsId: id, message: '<img src=x onerror=alert(1)>' },
    });
    const [mail] = await portal.mails();
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.html).not.toContain('<img');
  });

  test('sees the words that an editor gave to the mail', async () => {
    const admin = await portal.as('admin');
    const template = {
      subject: 'Answer {{ticketNumber}}',
      body: 'Dear {{lastName}}, here it is.',
    };
    const plain = { subject: 'Thank you', body: 'We will write to you.' };
    const data = { 'contact-received': template, 'contact-reply': template, 'interest-received': plain };
    await admin.call(saveContent, { body: { key: 'emails', lang: 'sw', data } });
    const { id, ticketNumber } = await written({ language: 'sw' });
    await admin.call(replyToContactMessage, { body: { contactUsId: id, message: 'Karibu' } });
    const [mail] = await portal.mails();
    expect(mail?.subject).toBe(`Answer ${ticketNumber}`);
    expect(mail?.text).toContain('Dear Owusu, here it is.');
  });

  test('opens, closes and marks as spam; spam gets no reply', async () => {
    const { id, rowVersion } = await written();
    const manager = await portal.as('manager');
    const set = (status: 'OPEN' | 'CLOSED' | 'SPAM', version?: number) =>
      manager.call(setContactMessageStatus, {
        body: { contactUsId: id, status, ...(version === undefined ? {} : { rowVersion: version }) },
      });
    expect((await set('OPEN', rowVersion)).body.data).toMatchObject({
      status: 'OPEN',
      rowVersion: rowVersion + 1,
    });
    expect(await set('CLOSED', rowVersion)).toBeProblem('stale_version');
    expect((await set('SPAM')).body.data.status).toBe('SPAM');
    const before = (await portal.mails()).length;
    const reply = await manager.call(replyToContactMessage, { body: { contactUsId: id, message: 'Hello' } });
    expect(reply).toBeProblem('invalid_state');
    expect((await portal.mails()).length).toBe(before);
    const log = await portal.db<{ changes: unknown }[]>`
      select changes from audit_log where entity_id = ${id} and action = 'UPDATE' order by seq`;
    expect(log.map(({ changes }) => changes)).toEqual([
      [{ field: 'status', old: 'NEW', new: 'OPEN' }],
      [{ field: 'status', old: 'OPEN', new: 'SPAM' }],
    ]);
  });

  test('is told when a message is not there or a reply is empty', async () => {
    const manager = await portal.as('manager');
    const missing = { contactUsId: 'msg_none' };
    expect(await manager.call(replyToContactMessage, { body: { ...missing, message: 'x' } })).toBeProblem(
      'not_found',
    );
    expect(await manager.call(setContactMessageStatus, { body: { ...missing, status: 'OPEN' } })).toBeProblem(
      'not_found',
    );
    expect(await manager.call(getContactMessage, { params: { id: 'msg_none' } })).toBeProblem('not_found');
    const { id } = await written();
    expect(
      await manager.raw(replyToContactMessage, { body: { contactUsId: id, message: ' ' } }),
    ).toRefuseFields('message');
    expect(
      await manager.raw(setContactMessageStatus, { body: { contactUsId: id, status: 'ANSWERED' } }),
    ).toRefuseFields('status');
  });
});

describe('the list', () => {
  const numbers = async (query: ContactMessagesQuery, headers = {}) => {
    const manager = await portal.as('manager');
    const { body } = await manager.call(listContactMessages, { query, headers });
    return { subjects: body.data.map(({ subject }) => subject), total: body.total };
  };

  test('filters by status, topic, country and words, newest first, with a total', async () => {
    const tag = 'filter-run';
    await written({ subject: `${tag} one`, topic: 'MEDIA', countryCode: 'KE' });
    await written({ subject: `${tag} two`, topic: 'TECHNICAL', countryCode: 'GH' });
    await written({ subject: `${tag} three`, topic: 'MEDIA', countryCode: 'GH', lastName: 'Zed' });
    expect(await numbers({ search: tag })).toEqual({
      subjects: [`${tag} three`, `${tag} two`, `${tag} one`],
      total: 3,
    });
    expect((await numbers({ search: tag, topic: ['MEDIA'] })).total).toBe(2);
    expect((await numbers({ search: tag, topic: ['MEDIA', 'TECHNICAL'], countryCode: ['GH'] })).total).toBe(
      2,
    );
    expect((await numbers({ search: tag, status: ['CLOSED'] })).total).toBe(0);
    expect((await numbers({ search: 'Abena Zed' })).subjects).toEqual([`${tag} three`]);
    expect((await numbers({ search: '100%_' })).total).toBe(0);
    expect((await numbers({ search: tag, sortBy: 'lastName', order: 'DESC' })).subjects[0]).toBe(
      `${tag} three`,
    );
    expect(await numbers({ search: tag, page: 2, pageSize: 10 })).toEqual({ subjects: [], total: 3 });
  });

  test('counts days in the time zone of the caller', async () => {
    const { id } = await written({ subject: 'late in the evening' });
    await portal.db`update contact_messages set created_at = '2026-03-10T22:30:00Z' where id = ${id}`;
    const day = (from: string, timeZone: string) =>
      numbers({ search: 'late in the evening', from, to: from }, { 'timezone-val': timeZone });
    expect((await day('2026-03-10', 'UTC')).total).toBe(1);
    expect((await day('2026-03-10', 'Africa/Nairobi')).total).toBe(0);
    expect((await day('2026-03-11', 'Africa/Nairobi')).total).toBe(1);
  });

  test.each([
    ['an unknown status', { status: ['DONE'] }, 'status.0'],
    ['a day that is none', { from: '2026-02-30' }, 'from'],
    ['a column of another table', { sortBy: 'password_hash' }, 'sortBy'],
    ['a page before the first', { page: 0 }, 'page'],
    ['an unknown filter', { assignedTo: 'me' }, 'assignedTo'],
  ])('%s is refused', async (_, query, field) => {
    const manager = await portal.as('manager');
    expect(await manager.raw(listContactMessages, { query })).toRefuseFields(field);
  });
});

test('who wrote reads it with the replies, under the confirmed address of an account alone', async () => {
  const owner = await portal.make.user();
  const { id, ticketNumber } = await written({
    email: owner.email.replace(/^./, (one) => one.toUpperCase()),
  });
  const body = { contactUsId: id, message: 'Begin with the criteria.' };
  await (await portal.as('manager')).call(replyToContactMessage, { body });
  const own = async (who: Parameters<typeof portal.as>[0]) =>
    (await (await portal.as(who)).call(listOwnContactMessages)).body.data;
  const read = await own(owner);
  expect(read).toMatchObject([
    { ticketNumber, message: 'How do I begin?', replies: [{ body: body.message }] },
  ]);
  expect(JSON.stringify(read)).not.toContain('Asante');
  expect(await own('beneficiary2')).toEqual([]);
  await portal.db`update users set email_verified_at = null where id = ${owner.id}`;
  expect(await own(owner)).toEqual([]);
});

test('messages are for managers and the super user', async () => {
  const { id } = await written();
  const reply = { contactUsId: id, message: 'Hello' };
  const status = { contactUsId: id, status: 'OPEN' } as const;
  const others = [
    { client: portal.visitor, code: 'unauthorized' },
    { client: await portal.as('beneficiary'), code: 'forbidden' },
    { client: await portal.as(await portal.make.user({ role: REVIEWER })), code: 'forbidden' },
  ] as const;
  for (const { client, code } of others) {
    expect(await client.call(listContactMessages)).toBeProblem(code);
    expect(await client.call(getContactMessage, { params: { id } })).toBeProblem(code);
    expect(await client.call(replyToContactMessage, { body: reply })).toBeProblem(code);
    expect(await client.call(setContactMessageStatus, { body: status })).toBeProblem(code);
  }
  const admin = await portal.as('admin');
  expect((await admin.call(getContactMessage, { params: { id } })).body.data.replies).toEqual([]);
});
