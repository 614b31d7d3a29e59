import { languages } from '@portal/contracts';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deadPort, MailServer } from '../../test/support/mail-server.ts';
import { testPortal } from '../../test/support/portal.ts';
import { transaction } from '../database/db.ts';
import { drainOutbox, MOST_TRIES } from './drain-outbox.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { layOut } from './layout.ts';
import { templates } from './templates/all.ts';

const portal = testPortal({ config: { demo: true } });
const server = new MailServer();
const from = 'Fund <fund@portal.test>';

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(async () => {
  server.received.length = 0;
  server.refuse = undefined;
  await portal.db`delete from outbox`;
});

const enqueue = (message = 'Our answer', to = 'ama@example.test', subject = 'Your question') =>
  transaction(portal.db, (tx) =>
    enqueueMail(tx, {
      to,
      template: 'from-content',
      language: 'en',
      data: { firstName: 'Ama', subject, paragraphs: ['Thank you for writing.'], quote: message },
    }),
  );

const drain = (url = server.url) => drainOutbox(portal.db, createTransport(url), from);
const stored = () => portal.db`select status, tries, last_error, text from outbox order by created_at`;
const makeDue = () => portal.db`update outbox set next_try_at = now()`;

test('a mail leaves once, with an id of its own, and its text does not stay behind', async () => {
  const id = await enqueue();
  await Promise.all([drain(), drain(), drain()]);
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail).toMatchObject({ from: 'fund@portal.test', to: ['ama@example.test'] });
  expect(mail?.source).toContain(`Message-ID: <${id}@portal.test>`);
  expect(mail?.source).toContain('Subject: Your question');
  expect(await stored()).toEqual([{ status: 'SENT', tries: 1, lastError: null, text: '' }]);
});

test('what is rolled back sends nothing', async () => {
  const failing = transaction(portal.db, async (tx) => {
    await enqueueMail(tx, {
      to: 'ama@example.test',
      template: 'sign-in-code',
      language: 'en',
      data: { firstName: 'Ama', code: '123456', minutes: 10 },
    });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await drain();
  expect(server.received).toEqual([]);
});

test('fifty mails and three workers: each mail once', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, n) => enqueue('x', `person${n}@example.test`)));
  await Promise.all([drain(), drain(), drain()]);
  expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(50);
  expect(server.received).toHaveLength(50);
});

test('a server that is down or busy is asked again later, under the same id', async () => {
  const id = await enqueue();
  await drain(`smtp://127.0.0.1:${await deadPort()}`);
  server.refuse = 451;
  await makeDue();
  await drain();
  expect(await stored()).toEqual([
    expect.objectContaining({ status: 'QUEUED', tries: 2, lastError: expect.any(String) }),
  ]);
  await drain(); // not due yet
  server.refuse = undefined;
  await makeDue();
  await drain();
  expect(server.received.map(({ source }) => source.includes(`<${id}@portal.test>`))).toEqual([true]);
  expect(await stored()).toEqual([expect.objectContaining({ status: 'SENT', tries: 3 })]);
});

test('after five tries a mail is a dead letter and the others go on', async () => {
  await enqueue();
  server.refuse = 550;
  for (let n = 0; n < MOST_TRIES; n += 1) {
    await drain();
    await makeDue();
  }
  expect(await stored()).toEqual([expect.objectContaining({ status: 'DEAD', tries: 5 })]);
  server.refuse = undefined;
  await enqueue('next');
  await drain();
  expect(server.received).toHaveLength(1);
});

test('what people write cannot add headers or tags', async () => {
  await enqueue('<img src=x onerror=alert(1)>', 'ama@example.test', 'Hi\r\nBcc: everyone@example.test');
  await drain();
  const [mail] = server.received;
  expect(mail?.to).toEqual(['ama@example.test']);
  expect(mail?.source).not.toMatch(/^Bcc:/im);
  const { body } = await portal.app.inject('/demo/mailbox.json');
  expect(body).not.toContain('<img');
});

test('the demo mailbox shows mails newest first, as a page without scripts and as JSON', async () => {
  await enqueue('first');
  await enqueue('second & <b>third</b>');
  const json = (await portal.app.inject('/demo/mailbox.json')).json();
  expect(json.map(({ text }: { text: string }) => /> (.*)/.exec(text)?.[1])).toEqual([
    'second & <b>third</b>',
    'first',
  ]);
  expect(Object.keys(json[0]).sort()).toEqual(['at', 'html', 'subject', 'text', 'to']);
  const page = await portal.app.inject('/demo/mailbox');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('second &#38; &#60;b&#62;third');
  expect(page.body).not.toMatch(/<script|<b>third/);
});

test.each(languages)('every mail has its words in %s', (language) => {
  const words = templates[language];
  const places = { home: 'https://portal.test/', myApplications: 'https://portal.test/mine' };
  const facts = {
    firstName: 'Ama',
    link: 'https://portal.test/link',
    hours: 72,
    minutes: 10,
    role: 'Fund Manager',
    code: '123456',
    at: '2026-01-01 10:00 UTC',
    device: 'Firefox',
    ip: '192.0.2.1',
    applicationNumber: 'BF-2026-000001',
    fundTitle: 'Base Fund',
    projectTitle: 'Cold store',
    receipt: 'abc',
    message: 'A message',
    dueAt: '2026-02-01',
    change: 'TOTP_ADDED' as const,
    decision: 'APPROVED' as const,
    subject: 'Question',
    paragraphs: ['A paragraph'],
  };
  const { greeting, farewell, footer, ...all } = words;
  for (const [name, template] of Object.entries(all)) {
    const mail = layOut(template(facts, places), words, language, 'Ama');
    expect(mail.subject, name).not.toBe('');
    expect(mail.text, name).toContain(greeting('Ama'));
    expect(mail.text, name).not.toMatch(/undefined|null|\[object/);
    expect(mail.html, name).toContain(language === 'ar' ? 'dir="rtl"' : 'dir="ltr"');
  }
  expect(farewell && footer).toBeTruthy();
});
