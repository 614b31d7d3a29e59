import { completeCredit } from '@portal/application-form/complete-example';
import {
  getApplication,
  listMyApplications,
  resubmit,
  withdraw,
} from '@portal/contracts/applications/applications';
import {
  confirmEntry,
  handOverEntry,
  readEntry,
  refuseEntry,
  sendEntryConfirmation,
} from '@portal/contracts/applications/on-behalf';
import {
  assignReviewers,
  reviewerDecision as decide,
  declareConflict,
} from '@portal/contracts/review/decide';
import { expect, onTestFinished, test } from 'vitest';
import { fullScores } from '../../../test/support/make-applications.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { transaction } from '../../kernel/database/db.ts';
import { attachEntries } from './hand-over.ts';

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
  if (data.audience === 'RESTRICTED') throw new Error('no longer in these hands');
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

test('the receipt leads applicant and who entered it to the application, each to their page of it', async () => {
  const email = address();
  const { id, applicationNumber } = await portal.make.entered({ email });
  const told = (await portal.mails()).filter(
    ({ subject }) => subject === `Application ${applicationNumber} received`,
  );
  const textTo = (to: string) => told.find((mail) => mail.to === to)?.text;
  expect(textTo(email)).toMatch(new RegExp(`Open the application:?\\s+\\S+/workspace/my-applications/${id}`));
  expect(textTo(portal.person('manager').email)).toMatch(
    new RegExp(`Open the application:?\\s+\\S+/application/\\w+/entered/${id}`),
  );
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

test('a code that was read out stays good when the key of codes is exchanged', async () => {
  const email = address();
  const { applicationNumber } = await portal.make.entered({ email });
  const { code } = await asked(email);
  const { secrets } = portal.deps;
  const { codes } = secrets;
  onTestFinished(() => void Object.assign(secrets, { codes, previous: {} }));
  Object.assign(secrets, { codes: Buffer.alloc(32, 9), previous: { codes: [codes] } });
  expect((await portal.visitor.call(confirmEntry, { body: { applicationNumber, code } })).status).toBe(200);
});

test('link and code end after their time', async () => {
  const email = address();
  const { id, applicationNumber } = await portal.make.entered({ email });
  const { token, code } = await asked(email);
  await portal.db`update entry_confirmations set expires_at = now() where application_id = ${id}`;
  for (const body of [{ token }, { applicationNumber, code }])
    expect(await portal.visitor.call(confirmEntry, { body })).toBeProblem('verification_invalid');
});

test('staff who may decide ask again, only who entered it hands over, and a missing proof is named', async () => {
  const { id, rowVersion } = await portal.make.entered({ email: address() });
  const stranger = await portal.as('reviewer2');
  expect(await stranger.call(sendEntryConfirmation, { params: { id } })).toBeProblem('conflict_not_declared');
  const admin = await portal.as('admin');
  expect((await admin.call(sendEntryConfirmation, { params: { id } })).status).toBe(200);
  const conflict = { hasConflict: true, type: 'FAMILY' as const };
  await admin.call(declareConflict, { params: { id }, body: conflict });
  expect(await admin.call(sendEntryConfirmation, { params: { id } })).toBeProblem('conflict_declared');
  expect(await stranger.call(handOverEntry, { params: { id }, body: { rowVersion } })).toBeProblem(
    'not_found',
  );
  expect(await portal.visitor.call(confirmEntry, { body: {} })).toRefuseFields('applicationNumber');
});

test('reading what was entered shows all of it and confirms nothing, by code as often as needed', async () => {
  const email = address();
  const { id, applicationNumber } = await portal.make.entered({ email });
  const { token, code } = await asked(email);
  for (let i = 0; i < 6; i += 1)
    expect((await portal.visitor.call(readEntry, { body: { applicationNumber, code } })).status).toBe(200);
  const { data } = (await portal.visitor.call(readEntry, { body: { token } })).body;
  expect(data).toMatchObject({
    applicationNumber,
    applicant: { firstName: 'Kojo', lastName: 'Antwi', email },
    organisationName: completeCredit.organisation?.name,
    amountRequested: { currency: 'USD', amount: expect.stringMatching(/^\d+\.00$/) },
    answers: { project: completeCredit.project },
  });
  expect(data.documents.length).toBeGreaterThan(0);
  expect((await ownerView(id)).onBehalf.applicantConfirmedAt).toBeNull();
  expect(await portal.visitor.call(readEntry, { body: { token: 'x'.repeat(43) } })).toBeProblem(
    'verification_invalid',
  );
});

test('who did not agree says so: managers are told, link and code no longer count, and a new answer is possible', async () => {
  const email = address();
  const { id, applicationNumber } = await portal.make.entered({ email });
  const { token, code } = await asked(email);
  const reason = 'I never spoke with anybody about this.';
  const refused = await portal.visitor.call(refuseEntry, { body: { token, reason } });
  expect(refused.body.data).toMatchObject({ applicationNumber });
  expect((await ownerView(id)).onBehalf).toMatchObject({
    applicantConfirmedAt: null,
    applicantRefusedAt: expect.any(String),
  });
  const told = (await portal.mails()).filter(({ subject }) => subject.includes(applicationNumber));
  const alarm = told.filter(({ subject }) => subject.startsWith('The applicant refused'));
  expect(alarm.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['manager@demo.example', 'admin@demo.example']),
  );
  expect(alarm[0]?.text).toContain(reason);
  expect(await portal.visitor.call(confirmEntry, { body: { applicationNumber, code } })).toBeProblem(
    'verification_invalid',
  );
  await portal.db`update outbox set created_at = created_at - interval '1 minute'`;
  await (await portal.as('manager')).call(sendEntryConfirmation, { params: { id } });
  await portal.visitor.call(confirmEntry, { body: { token: (await asked(email)).token } });
  expect((await ownerView(id)).onBehalf).toMatchObject({
    applicantConfirmedAt: expect.any(String),
    applicantRefusedAt: null,
  });
});

test('without a confirmation nobody recommends, signs or approves; advising against it is possible', async () => {
  const email = address();
  const fundId = await portal.make.fund({ fundType: 'CREDIT_FUND' });
  const { id } = await portal.make.entered({ email, fundId });
  const say = (who: 'reviewer2' | 'admin', decision: 'APPROVE' | 'REJECT') =>
    portal.make.decision(who, id, { decision, scores: fullScores('CREDIT_FUND'), reasonCode: 'OTHER' });
  const reviewer = await portal.as('reviewer2');
  await reviewer.call(declareConflict, { params: { id }, body: { hasConflict: false } });
  expect(await say('reviewer2', 'APPROVE')).toBeProblem('applicant_not_confirmed');

  // In a single step the reviewer's word is final, with or without a second signature.
  await portal.db`update funds set decision_mode = 'SINGLE_STEP' where id = ${fundId}`;
  expect(await say('reviewer2', 'APPROVE')).toBeProblem('applicant_not_confirmed');
  await portal.db`update funds set second_sign_off_above = 1 where id = ${fundId}`;
  expect(await say('reviewer2', 'APPROVE')).toBeProblem('applicant_not_confirmed');
  expect(await say('admin', 'APPROVE')).toBeProblem('applicant_not_confirmed');

  // What was advised against is not approved by another hand either.
  await portal.db`update funds set decision_mode = 'TWO_STEP' where id = ${fundId}`;
  expect((await say('reviewer2', 'REJECT')).body.data.status).toBe('NOT_RECOMMENDED');
  expect(await say('admin', 'APPROVE')).toBeProblem('applicant_not_confirmed');
  await portal.visitor.call(confirmEntry, { body: { token: (await asked(email)).token } });
  await portal.db`update funds set second_sign_off_above = null where id = ${fundId}`;
  expect((await say('admin', 'APPROVE')).body.data.status).toBe('APPROVED');
});

test('what a helper changes after the confirmation is asked for again; sending it oneself confirms it', async () => {
  const email = address();
  const { id } = await portal.make.entered({ email });
  await portal.visitor.call(confirmEntry, { body: { token: (await asked(email)).token } });
  const admin = (decision: 'START_REVIEW' | 'RETURN') =>
    portal.make.decision('admin', id, {
      decision,
      sections: ['project'],
      messageToApplicant: 'Please say more about the timetable.',
    });
  const sendAgain = async (who: 'manager' | { id: string }, summary: string) =>
    (await portal.as(who)).call(resubmit, {
      params: { id },
      body: {
        rowVersion: await portal.make.rowVersionOf(id),
        answers: { project: { ...completeCredit.project, summary } },
      },
    });
  await admin('START_REVIEW');
  await admin('RETURN');
  await portal.db`update outbox set created_at = created_at - interval '1 minute'`;
  expect((await sendAgain('manager', 'Another summary of what the helper thinks.')).status).toBe(200);
  expect((await ownerView(id)).onBehalf.applicantConfirmedAt).toBeNull();
  const { data } = (await portal.visitor.call(readEntry, { body: { token: (await asked(email)).token } }))
    .body;
  expect(data.answers.project?.summary).toBe('Another summary of what the helper thinks.');

  const account = await portal.make.user({ email });
  await transaction(portal.db, (tx) => attachEntries(tx, account));
  await admin('START_REVIEW');
  await admin('RETURN');
  expect((await sendAgain(account, 'A summary in the words of the applicant.')).status).toBe(200);
  expect((await ownerView(id)).onBehalf.applicantConfirmedAt).not.toBeNull();
});

test('mails about an entry are in the language of the account, else in the one chosen when it is sent', async () => {
  const french = await portal.make.user({ email: address(), language: 'fr' });
  await portal.make.entered({ email: french.email, language: 'en' });
  const email = address();
  const { id } = await portal.make.entered({ email, language: 'sw' });
  const languagesTo = async (to: string) => [
    ...new Set(
      (await portal.db`select language from outbox where to_address = ${to}`).map((row) => row.language),
    ),
  ];
  expect(await languagesTo(french.email)).toEqual(['fr']);
  expect(await languagesTo(email)).toEqual(['sw']);

  const account = await portal.make.user({ email, language: 'pt' });
  await transaction(portal.db, (tx) => attachEntries(tx, account));
  expect((await ownerView(id)).language).toBe('pt');
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
  // Where mails about it lead.
  expect((await applicant.call(getApplication, { params: { id } })).body.data.audience).toBe('OWNER');
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
    audience: 'RESTRICTED',
    reason: 'OWN_ENTRY',
  });
  const body = { decision: 'START_REVIEW' as const, rowVersion: handed.rowVersion };
  expect(await manager.call(decide, { params: { id }, body })).toBeProblem('own_application');
  expect(await manager.call(declareConflict, { params: { id }, body: { hasConflict: false } })).toBeProblem(
    'own_application',
  );
  const given = { reviewerIds: [], rowVersion: handed.rowVersion };
  expect(await manager.call(assignReviewers, { params: { id }, body: given })).toBeProblem('own_application');
  const reason = { rowVersion: handed.rowVersion, reason: 'By telephone.' };
  expect(await manager.call(withdraw, { params: { id }, body: reason })).toBeProblem('own_application');
  const gone = await applicant.call(withdraw, { params: { id }, body: { rowVersion: handed.rowVersion } });
  expect(gone.body.data.status).toBe('WITHDRAWN');
});
