import { languages } from '@portal/contracts';
import { emailKeys } from '@portal/contracts/content/mail-placeholders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runDueJobs } from '../../../test/support/due-jobs.ts';
import { deadPort, MailServer } from '../../../test/support/mail-server.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { transaction } from '../database/db.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { layOut } from './layout.ts';
import { mailKinds } from './mail-kinds.ts';
import { MAX_TRIES, queueForgotten, queueMail } from './outbox.db.ts';
import { mailTasks } from './send-mail.ts';

const portal = testPortal({ config: { demo: true } });
const server = new MailServer();
const from = 'Fund <fund@portal.test>';

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(async () => {
  server.received.length = 0;
  server.refuse = undefined;
  server.refuseAt = 'words';
  server.hangUp = false;
  await portal.db`delete from outbox`;
  await portal.db`delete from graphile_worker._private_jobs`;
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

const enqueueCode = (code = '123456') =>
  transaction(portal.db, (tx) =>
    enqueueMail(tx, {
      to: 'ama@example.test',
      template: 'sign-in-code',
      language: 'en',
      data: { firstName: 'Ama', code, minutes: 10 },
    }),
  );

const drain = (url = server.url) =>
  runDueJobs(
    portal.address,
    mailTasks({ db: portal.deps.db, config: { ...portal.deps.config, smtpUrl: url, mailFrom: from } }),
  );
const stored = () => portal.db`select status, tries, last_error, text from outbox order by created_at`;
const makeDue = () => portal.db`update graphile_worker._private_jobs set run_at = now()`;

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

test('who reads the table while a mail waits reads no code of it, nor does another mail show it', async () => {
  const [code, other] = [await enqueueCode(), await enqueueCode('654321')];
  const [row] = await portal.db`select * from outbox where id = ${code}`;
  expect(JSON.stringify(row)).not.toContain('123456');
  expect((await portal.mails()).map(({ text }) => /\d{6}/.exec(text)?.[0]).sort()).toEqual([
    '123456',
    '654321',
  ]);
  await portal.db`update outbox set (text, html) = (select text, html from outbox where id = ${code}) where id = ${other}`;
  await drain();
  expect(server.received.map(({ source }) => /(?:123456|654321)/.exec(source)?.[0])).toEqual(['123456']);
});

test('in French a colon is parted from its word', () => {
  const mail = { subject: '', paragraphs: [], link: { label: 'Ouvrir', href: 'https://portal.test/' } };
  expect(layOut(mail, 'fr', '').text).toContain('Ouvrir\u00a0:\nhttps://portal.test/');
  expect(layOut(mail, 'pt', '').text).toContain('Ouvrir:\nhttps://portal.test/');
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

test('after ten tries a mail is a dead letter and the others go on', async () => {
  await enqueue();
  server.refuse = 451;
  for (let n = 0; n < MAX_TRIES; n += 1) {
    await drain();
    await makeDue();
  }
  expect(await stored()).toEqual([expect.objectContaining({ status: 'DEAD', tries: 10 })]);
  server.refuse = undefined;
  await enqueue('next');
  await drain();
  expect(server.received).toHaveLength(1);
});

test('a mail that is refused for good is a dead letter at once, with the reason', async () => {
  await enqueue();
  server.refuse = 550;
  await drain();
  expect(await stored()).toEqual([
    expect.objectContaining({ status: 'DEAD', tries: 1, lastError: expect.stringContaining('refused') }),
  ]);
  expect(await portal.db`select * from graphile_worker._private_jobs`).toEqual([]);
});

test.each(['greeting', 'sender'] as const)(
  'a server that takes no mail of ours (%s) is asked again later',
  async (at) => {
    await enqueue();
    Object.assign(server, { refuse: 554, refuseAt: at });
    await drain();
    expect(await stored()).toEqual([expect.objectContaining({ status: 'QUEUED', tries: 1 })]);
    server.refuse = undefined;
    await makeDue();
    await drain();
    expect(await stored()).toEqual([expect.objectContaining({ status: 'SENT', tries: 2 })]);
  },
);

test('a server that takes the mail and hangs up before saying so gets it again under the same id', async () => {
  const id = await enqueue();
  server.hangUp = true;
  await drain();
  server.hangUp = false;
  await makeDue();
  await drain();
  const ids = server.received.map(({ source }) => /Message-ID: <([^@]+)@/i.exec(source)?.[1]);
  expect(ids).toEqual([id, id]);
  expect(await stored()).toEqual([expect.objectContaining({ status: 'SENT', tries: 2 })]);
});

test('killed after sending and before noting it, a mail goes out once more under the same id', async () => {
  const id = await enqueue();
  await drain();
  // As the database stands when the process is killed in between.
  await portal.db`update outbox set status = 'QUEUED', text = 'again', html = 'again'`;
  expect(await queueForgotten(portal.deps.db)).toBe(0); // young: its job may be at work
  await portal.db`update outbox set created_at = now() - interval '2 minutes'`;
  expect(await queueForgotten(portal.deps.db)).toBe(1);
  expect(await queueForgotten(portal.deps.db)).toBe(0); // has a job now
  await drain();
  await drain();
  expect(server.received.map(({ source }) => source.includes(`<${id}@portal.test>`))).toEqual([true, true]);
});

test('a task that is asked for again after its mail was sent sends nothing', async () => {
  const id = await enqueue();
  await drain();
  await queueMail(portal.deps.db, id);
  await drain();
  expect(server.received).toHaveLength(1);
  expect(await stored()).toEqual([expect.objectContaining({ status: 'SENT', tries: 1 })]);
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

test.each(languages)('every mail says something in %s', async (language) => {
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
    change: 'A passkey was added',
    newEmail: 'new@example.test',
    account: '…8831',
    details: [{ name: 'amount', label: 'Label', values: ['Value'] }],
    days: 14,
    endsOn: '1 February 2026',
    deletedOn: '1 February 2026',
    dueOn: '1 February 2026',
    proposedBy: 'Kofi',
    assignedBy: 'Abena Owusu',
    mentionedBy: 'Abena Owusu',
    invitedBy: 'Kofi Mensah',
    signatory: 'Kofi Boateng',
    person: 'Thandi Khumalo',
    outcome: 'Approved',
    what: 'CONTRIBUTION 5.00 USD',
    difference: '0.01 USD',
    fileName: 'budget.pdf',
    threat: 'Eicar',
  };
  const built = emailKeys.filter((key) => mailKinds[key].template !== 'from-content');
  for (const key of built) {
    const { template, of } = mailKinds[key];
    const to = `${key}@example.test`;
    // Each mail takes of the facts those that it names.
    const data = { ...facts, ...of } as never;
    await transaction(portal.db, (tx) => enqueueMail(tx, { to, template, language, data }));
    const [mail] = await portal.mails();
    expect(mail?.subject, key).toMatch(/\S/);
    expect(mail?.text, key).toContain('Ama');
    expect(`${mail?.subject} ${mail?.text}`, key).not.toMatch(/undefined|null|\[object|\{\{/);
    // A mail program may show the body alone.
    const body = mail?.html.split('<body>')[1];
    expect(body, key).toContain(`<div lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
    // In the dark a mail program may change the colours of page and text, but not those of a button.
    expect(mail?.html, key).toContain('<meta name="color-scheme" content="light dark">');
    for (const link of body?.match(/<a [^>]*>/g) ?? [])
      expect(link, key).toMatch(/background:#146849;color:#ffffff/);
  }
});

test('a paragraph whose fact is missing is left out', async () => {
  const send = (dueOn: string) =>
    transaction(portal.db, (tx) =>
      enqueueMail(tx, {
        to: 'abena@example.test',
        template: 'review-assigned',
        language: 'en',
        data: {
          firstName: 'Abena',
          applicationNumber: 'BF-2026-000001',
          projectTitle: 'Cold store',
          assignedBy: 'Kofi',
          dueOn,
          link: 'https://portal.test/link',
        },
      }),
    );
  await send('1 February 2026');
  expect((await portal.mails())[0]?.text).toContain('Please finish your review by 1 February 2026.');
  await send('');
  expect((await portal.mails())[0]?.text).not.toContain('Please finish');
});
