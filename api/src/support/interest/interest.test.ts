import { listLog } from '@portal/contracts/kernel/log';
import {
  confirmInterest,
  deleteInterest,
  getInterest,
  type InterestInput,
  type InterestsQuery,
  listInterests,
  readInterestConfirmation,
  registerInterest,
  setInterestStatus,
} from '@portal/contracts/support/interest';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const interest = (changes: Partial<InterestInput> = {}): InterestInput => ({
  type: 'APPLY_CREDIT_FUND',
  firstName: 'Lucía',
  lastName: 'Nsue',
  email: 'lucia@example.org',
  consent: true,
  ...changes,
});

const stored = () =>
  portal.db<
    object[]
  >`select type, email, language, status, country_code from interests order by created_at desc`;

test('a visitor registers interest and is thanked by mail', async () => {
  const body = interest({ language: 'pt', countryCode: 'GQ', organisation: 'Exemplo', message: 'Olá' });
  const reply = await portal.visitor.call(registerInterest, { body });
  expect(reply.body).toEqual({ data: null, message: 'Thank you. We have noted your interest.' });
  const [row] = await stored();
  expect(row).toEqual({
    type: 'APPLY_CREDIT_FUND',
    email: 'lucia@example.org',
    language: 'pt',
    status: 'NEW',
    countryCode: 'GQ',
  });
  const [mail] = await portal.mails();
  expect(mail).toMatchObject({ to: 'lucia@example.org', subject: 'Obrigado pelo seu interesse' });
});

test('a robot is thanked and nothing is kept', async () => {
  const before = await stored();
  const reply = await portal.visitor.call(registerInterest, { body: interest({ website: 'x' }) });
  expect(reply.status).toBe(200);
  expect(await stored()).toEqual(before);
});

test('who presses twice, even at once, is noted and thanked once; other words are another interest', async () => {
  const email = 'twice@example.org';
  const send = (changes: Partial<InterestInput> = {}) =>
    portal.visitor.call(registerInterest, { body: interest({ email, organisation: 'Exemplo', ...changes }) });
  const replies = [...(await Promise.all([send(), send()])), await send({ email: 'Twice@Example.org' })];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const count = async () => (await stored()).filter((row) => 'email' in row && row.email === email).length;
  expect(await count()).toBe(1);
  expect((await portal.mails()).filter(({ to }) => to === email)).toHaveLength(1);
  await send({ message: 'And one thing more.' });
  expect(await count()).toBe(2);
});

test.each([
  ['no agreement', { consent: false }, ['consent']],
  ['an unknown interest', { type: 'WIN' }, ['type']],
  ['an address that is none', { email: 'lucia@' }, ['email']],
  ['a country that is none', { countryCode: 'XX' }, ['countryCode']],
  ['a long message', { message: 'x'.repeat(2001) }, ['message']],
  ['an unknown field', { status: 'CLOSED' }, ['status']],
  ['a missing name', { firstName: undefined }, ['firstName']],
])('%s is refused at its field and nothing is kept', async (_, changes, fields) => {
  const before = await stored();
  expect(await portal.visitor.raw(registerInterest, { body: { ...interest(), ...changes } })).toRefuseFields(
    ...fields,
  );
  expect(await stored()).toEqual(before);
});

const askForNews = async (email: string) => {
  await portal.visitor.call(registerInterest, {
    body: interest({ type: 'NEWS_UPDATES', email, language: 'fr' }),
  });
  const mail = (await portal.mails()).find(({ to }) => to === email);
  return { mail, token: /\/interest\/confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
};
const confirmedAt = async (email: string) =>
  (
    await portal.db<
      { confirmedAt: string | null }[]
    >`select confirmed_at from interests where email = ${email}`
  )[0]?.confirmedAt;

test('news go to an address only once its owner confirms what the mailed link shows, which holds once', async () => {
  const email = 'news@example.org';
  const { mail, token } = await askForNews(email);
  expect(mail?.subject).toBe('Pouvons-nous vous envoyer nos nouvelles ?');
  // However often it is opened.
  for (let times = 0; times < 2; times += 1) {
    const read = await portal.visitor.call(readInterestConfirmation, { body: { token } });
    expect(read.body.data).toEqual({ email });
  }
  expect(await confirmedAt(email)).toBeNull();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => portal.visitor.call(confirmInterest, { body: { token } })),
  );
  const [first] = replies.filter(({ status }) => status === 200);
  expect(first?.body.data).toEqual({ email });
  expect(replies.filter(({ problem }) => problem?.error === 'verification_invalid')).toHaveLength(19);
  expect(await confirmedAt(email)).not.toBeNull();
  expect(await portal.visitor.call(readInterestConfirmation, { body: { token } })).toBeProblem(
    'verification_invalid',
  );
});

test('the question whether news may come carries nothing else to the address, in names of the editor’s words either', async () => {
  const name = 'You won: evil.example/win';
  await portal.visitor.call(registerInterest, {
    body: interest({ type: 'NEWS_UPDATES', email: 'victim@example.org', firstName: name, lastName: name }),
  });
  await portal.visitor.call(registerInterest, {
    body: interest({ email: 'victim@example.org', firstName: name, lastName: name }),
  });
  const mails = (await portal.mails()).filter(({ to }) => to === 'victim@example.org');
  expect(mails).toHaveLength(2);
  for (const { subject, text, html } of mails)
    expect(`${subject} ${text} ${html}`).not.toContain('evil.example');
});

test('a link that is too old or made up confirms nothing', async () => {
  const { token } = await askForNews('late@example.org');
  await portal.db`update interests set confirmation_expires_at = now() where email = 'late@example.org'`;
  for (const one of [token, 'x'.repeat(43)])
    for (const operation of [readInterestConfirmation, confirmInterest])
      expect(await portal.visitor.call(operation, { body: { token: one } })).toBeProblem(
        'verification_invalid',
      );
  expect(await confirmedAt('late@example.org')).toBeNull();
});

test('staff read who is interested, filter and search, and note whom they wrote to', async () => {
  const manager = await portal.as('manager');
  const send = (changes: Partial<InterestInput>) =>
    portal.visitor.call(registerInterest, { body: interest({ email: 'fatou@example.org', ...changes }) });
  await send({ type: 'CONTRIBUTE', firstName: 'Fatou', organisation: 'Teranga Capital', countryCode: 'SN' });
  await send({ type: 'PARTNER', firstName: 'Fatou', message: 'Together?' });
  const list = async (query: InterestsQuery) => (await manager.call(listInterests, { query })).body;
  const all = await list({ search: 'fatou' });
  expect(all.data.map(({ type }) => type)).toEqual(['PARTNER', 'CONTRIBUTE']);
  expect(all).toMatchObject({ total: 2, page: 1, pageSize: 10 });
  expect((await list({ search: 'teranga' })).total).toBe(1);
  expect((await list({ search: 'fatou', type: ['PARTNER'] })).data[0]).toMatchObject({
    message: 'Together?',
    status: 'NEW',
    consent: true,
    organisation: null,
    confirmedAt: null,
  });
  const [one] = (await list({ countryCode: ['SN'], status: ['NEW'] })).data;
  const note = (status: 'CONTACTED' | 'CLOSED', rowVersion?: number) =>
    manager.call(setInterestStatus, {
      body: { id: one?.id ?? '', status, ...(rowVersion === undefined ? {} : { rowVersion }) },
    });
  expect((await note('CONTACTED', one?.rowVersion)).body.data).toMatchObject({
    status: 'CONTACTED',
    statusBy: 'Kwabena Asante',
    rowVersion: 2,
  });
  const params = { id: one?.id ?? '' };
  expect((await manager.call(getInterest, { params })).body.data).toMatchObject({
    ...one,
    status: 'CONTACTED',
    statusBy: 'Kwabena Asante',
    statusAt: expect.any(String),
    rowVersion: 2,
  });
  expect(await note('CLOSED', one?.rowVersion)).toBeProblem('stale_version');
  expect((await note('CONTACTED')).body.data.rowVersion).toBe(2);
  expect((await list({ countryCode: ['SN'], status: ['NEW'] })).total).toBe(0);
  const admin = await portal.as('admin');
  const { data: entries } = (await admin.call(listLog, { query: { entityType: 'interest' } })).body;
  const entry = entries.find(({ entityId }) => entityId === one?.id);
  expect(entry).toMatchObject({
    process: 'CONTACT',
    changes: [{ field: 'status', old: 'NEW', new: 'CONTACTED' }],
  });
  const missing = { id: 'int_unknown', status: 'CLOSED' } as const;
  expect(await manager.call(setInterestStatus, { body: missing })).toBeProblem('not_found');
});

test('who takes the consent back is forgotten, and the log keeps no name', async () => {
  const manager = await portal.as('manager');
  const email = 'forget-me@example.org';
  await portal.visitor.call(registerInterest, { body: interest({ email, type: 'NEWS_UPDATES' }) });
  const [one] = (await manager.call(listInterests, { query: { search: email } })).body.data;
  const params = { id: one?.id ?? '' };
  await manager.call(setInterestStatus, { body: { ...params, status: 'CLOSED' } });
  expect((await portal.mails()).filter(({ to }) => to === email)).toHaveLength(1);
  const reply = await manager.call(deleteInterest, { params });
  expect(reply.body).toEqual({ data: null, message: 'The registration was deleted.' });
  expect((await manager.call(listInterests, { query: { search: email } })).body.total).toBe(0);
  expect((await portal.mails()).filter(({ to }) => to === email)).toEqual([]);
  expect(await manager.call(getInterest, { params })).toBeProblem('not_found');
  expect(await manager.call(deleteInterest, { params })).toBeProblem('not_found');
  const admin = await portal.as('admin');
  const { data: entries } = (await admin.call(listLog, { query: { entityId: params.id } })).body;
  expect(entries.map(({ action, entityLabel }) => [action, entityLabel])).toEqual([
    ['DELETE', 'NEWS_UPDATES'],
    ['UPDATE', 'NEWS_UPDATES'],
    ['CREATE', 'NEWS_UPDATES'],
  ]);
});
