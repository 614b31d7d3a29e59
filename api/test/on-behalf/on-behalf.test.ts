import { getApplication, listMyApplications, withdraw } from '@portal/contracts/applications/calls';
import { confirmEntry, handOverEntry, sendEntryConfirmation } from '@portal/contracts/on-behalf/calls';
import { decide, declareConflict } from '@portal/contracts/review/calls';
import { expect, test } from 'vitest';
import { transaction } from '../../src/database/db.ts';
import { attachEntries } from '../../src/on-behalf/hand-over.ts';
import { testPortal } from '../support/portal.ts';

const portal = testPortal();
let n = 0;
const address = () => {
  n += 1;
  return `kojo${n}@farm.example`;
};

/** Link and code of the newest mail that asks for a confirmation. */
const asked = async (email: string) => {
  const mail = (await portal.mails()).find((one) => one.to === email && one.text.includes('#token='));
  return {
    token: mail?.text.match(/#token=([\w-]+)/)?.[1] ?? '',
    code: mail?.text.match(/^\d{8}$/m)?.[0] ?? '',
  };
};

const ownerView = async (id: string) => {
  const { data } = (await (await portal.as('manager')).call(getApplication, { params: { id } })).body;
  if (data.audience === 'GATE') throw new Error('no longer in these hands');
  return data;
};

test('the applicant confirms by the mailed link, once, without an account', async () => {
  const email = address();
  const sent = await portal.make.entered({ email });
  expect((await ownerView(sent.id)).onBehalf.applicantConfirmedAt).toBeNull();
  const { token } = await asked(email);
  const reply = await portal.visitor.call(confirmEntry, { body: { token } });
  expect(reply.body.data).toMatchObject({ applicationNumber: sent.applicationNumber });
  expect((await ownerView(sent.id)).onBehalf.applicantConfirmedAt).not.toBeNull();
  expect(await portal.visitor.call(confirmEntry, { body: { token } })).toBeProblem('verification_invalid');
  const manager = await portal.as('manager');
  expect(await manager.call(sendEntryConfirmation, { params: { id: sent.id } })).toBeProblem('invalid_state');
});

test('or by number and code; five wrong codes and not even the right one counts', async () => {
  const email = address();
  const { id, applicationNumber } = await portal.make.entered({ email });
  const confirm = (code: string) => portal.visitor.call(confirmEntry, { body: { applicationNumber, code } });
  const first = await asked(email);
  for (let i = 0; i < 5; i += 1) expect(await confirm('00000000')).toBeProblem('verification_invalid');
  expect(await confirm(first.code)).toBeProblem('verification_invalid');
  await portal.db`update outbox set created_at = created_at - interval '1 minute'`;
  await (await portal.as('manager')).call(sendEntryConfirmation, { params: { id } });
  const again = await asked(email);
  expect(again.token).not.toBe(first.token);
  expect(await portal.visitor.call(confirmEntry, { body: { token: first.token } })).toBeProblem(
    'verification_invalid',
  );
  const at = await Promise.all(Array.from({ length: 4 }, () => confirm(again.code)));
  expect(at.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
});

test('only who entered it asks again or hands over, and a question without an answer names what is missing', async () => {
  const { id, rowVersion } = await portal.make.entered({ email: address() });
  const stranger = await portal.as('reviewer');
  expect(await stranger.call(sendEntryConfirmation, { params: { id } })).toBeProblem('not_found');
  expect(await stranger.call(handOverEntry, { params: { id }, body: { rowVersion } })).toBeProblem(
    'not_found',
  );
  expect(await portal.visitor.call(confirmEntry, { body: {} })).toRefuseFields('applicationNumber');
});

test('an account with the confirmed address finds what was entered for it, and takes it over', async () => {
  const email = address();
  const { id, rowVersion } = await portal.make.entered({ email });
  const manager = await portal.as('manager');
  const handOver = (version: number) =>
    manager.call(handOverEntry, { params: { id }, body: { rowVersion: version } });
  expect(await handOver(rowVersion)).toBeProblem('applicant_without_account');

  const account = await portal.make.user({ email });
  await transaction(portal.db, (tx) => attachEntries(tx, account));
  const applicant = await portal.as(account);
  expect((await applicant.call(listMyApplications, { query: {} })).body.data).toMatchObject([{ id }]);
  expect((await ownerView(id)).onBehalf).toMatchObject({
    hasAccount: true,
    enteredByUserId: portal.person('manager').id,
  });

  expect(await handOver(rowVersion)).toBeProblem('stale_version');
  const handed = (await handOver((await ownerView(id)).rowVersion)).body.data;
  expect(handed.handedOverAt).toBeTruthy();
  const told = (await portal.mails()).filter((mail) => mail.subject.includes('handed over'));
  expect(told.map((mail) => mail.to)).toEqual(expect.arrayContaining([email, 'manager@demo.example']));

  // The helper keeps nothing of it but the bar: neither owner nor judge.
  expect((await manager.call(getApplication, { params: { id } })).body.data).toMatchObject({
    audience: 'GATE',
    reason: 'OWN_ENTRY',
  });
  const body = { decision: 'START_REVIEW' as const, rowVersion: handed.rowVersion };
  expect(await manager.call(decide, { params: { id }, body })).toBeProblem('own_application');
  expect(await manager.call(declareConflict, { params: { id }, body: { hasConflict: false } })).toBeProblem(
    'own_application',
  );
  const reason = { rowVersion: handed.rowVersion, reason: 'By telephone.' };
  expect(await manager.call(withdraw, { params: { id }, body: reason })).toBeProblem('own_application');
  const gone = await applicant.call(withdraw, { params: { id }, body: { rowVersion: handed.rowVersion } });
  expect(gone.body.data.status).toBe('WITHDRAWN');
});
