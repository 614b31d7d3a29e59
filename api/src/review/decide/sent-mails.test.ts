import { REVIEWER } from '@portal/contracts';
import { discardFailedWork } from '@portal/contracts/kernel/failed-work';
import { listSentMails } from '@portal/contracts/review/decide';
import { expect, test } from 'vitest';
import type { Someone } from '../../../test/support/people.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { markFailed, markSent } from '../../kernel/mail/outbox.db.ts';

const portal = testPortal();

const read = async (who: Someone, id: string) =>
  (await portal.as(who)).call(listSentMails, { params: { id } });
const sendAll = async (to: string) => {
  for (const { id } of await portal.db<{ id: string }[]>`select id from outbox where to_address = ${to}`)
    await markSent(portal.db, id);
};

test('the letters of an application are listed with their words, the newest first, also once they are sent', async () => {
  const owner = await portal.make.user();
  const { id } = await portal.make.returned({ owner });
  const other = await portal.make.submitted({ owner: await portal.make.user() });
  const waiting = (await read('manager', id)).body.data;
  expect(waiting).toMatchObject([
    { to: owner.email, state: 'QUEUED', text: expect.stringContaining('more about the timetable') },
    { to: owner.email, state: 'QUEUED', text: expect.stringContaining('SHA-256') },
  ]);
  await sendAll(owner.email);
  expect((await read('reviewer', id)).body.data).toEqual(waiting.map((mail) => ({ ...mail, state: 'SENT' })));
  expect((await read('manager', other.id)).body.data).toHaveLength(1);
});

test('a letter that was given up is listed with the words that the applicant did not get', async () => {
  const { id } = await portal.make.submitted({ owner: await portal.make.user() });
  const [letter] = (await read('manager', id)).body.data;
  if (!letter) throw new Error('no letter');
  await markFailed(portal.db, letter.id, '550 no such mailbox', true);
  await (await portal.as('admin')).call(discardFailedWork, { params: { id: letter.id } });
  expect((await read('manager', id)).body.data).toEqual([{ ...letter, state: 'DISCARDED' }]);
});

test('the words of a mail with a code are never listed, sent or not', async () => {
  const email = 'kojo.listed@portal.test';
  const { id } = await portal.make.entered({ email });
  const toConfirm = async () =>
    (await read('admin', id)).body.data.find(({ subject }) => /confirm/i.test(subject));
  expect(await toConfirm()).toMatchObject({ to: email, state: 'QUEUED', text: null });
  await sendAll(email);
  expect(await toConfirm()).toMatchObject({ to: email, state: 'SENT', text: null });
  expect(
    await portal.db`select 1 from outbox where application_id = ${id} and not keeps_text and text <> ''`,
  ).toEqual([]);
});

test('neither applicants, nor who has not declared, nor who entered it reads them', async () => {
  const owner = await portal.make.user();
  const { id } = await portal.make.underReview({ owner });
  expect(await read(owner, id)).toBeProblem('forbidden');
  expect(await read(await portal.make.user({ role: REVIEWER }), id)).toBeProblem('conflict_not_declared');
  const entered = await portal.make.entered({ email: 'ama.listed@portal.test' });
  expect(await read('manager', entered.id)).toBeProblem('own_application');
});
