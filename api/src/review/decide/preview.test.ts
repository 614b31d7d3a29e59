import { type Language, REVIEWER } from '@portal/contracts';
import { withdraw } from '@portal/contracts/applications/applications';
import { type Decide, previewDecisionMail, previewWithdrawalMail } from '@portal/contracts/review/decide';
import { beforeEach, describe, expect, test } from 'vitest';
import { fullScores } from '../../../test/support/make-applications.ts';
import type { Someone } from '../../../test/support/people.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
let owner: { id: string; email: string };
beforeEach(async () => {
  owner = await portal.make.user();
});

type Decision = Omit<Decide, 'rowVersion'>;

const preview = async (who: Someone, id: string, body: Decision) =>
  (await portal.as(who)).call(previewDecisionMail, {
    params: { id },
    body: { ...body, rowVersion: await portal.make.rowVersionOf(id) },
  });
const mailsToOwner = async () => (await portal.mails()).filter(({ to }) => to === owner.email);
/** Everything that a decision writes. */
const written = async (id: string) => ({
  application: await portal.db`select * from applications where id = ${id}`,
  decisions: await portal.db`select * from staff_decisions where application_id = ${id}`,
  events: await portal.db`select * from application_events where application_id = ${id}`,
  ledger: await portal.db`select * from fund_history where application_id = ${id}`,
  log: await portal.db`select count(*) from audit_log where entity_id = ${id}`,
  mails: await mailsToOwner(),
  jobs: await portal.db`select count(*) from graphile_worker._private_jobs`,
});

const approval: Decision = {
  decision: 'APPROVE',
  amountApproved: { amount: '200000.00', currency: 'USD' },
  conditions: ['Audited accounts each year', 'حسابات مدققة'],
  messageToApplicant: 'Well done.\nWe look forward to it.',
};
const rejection: Decision = {
  decision: 'REJECT',
  reasonCode: 'OVERSUBSCRIBED',
  messageToApplicant: 'There were too many good applications.',
};
const requested: Decision = {
  decision: 'RETURN',
  requests: [{ section: 'documents', field: 'BUDGET', text: 'Please attach the missing annex.' }],
  dueAt: '2099-12-04T22:59:59.000Z',
};
const held: Decision = { decision: 'HOLD', messageToApplicant: 'We wait for the audited accounts.' };
const ineligible: Decision = {
  decision: 'MARK_INELIGIBLE',
  rule: 'stateParty',
  messageToApplicant: 'Only states parties can apply.',
};

describe.each<Language>(['ar', 'fr'])('in %s', (language) => {
  test.each([approval, rejection, held, requested, ineligible])(
    '$decision: what is shown before is what is sent, and showing it changes nothing',
    async (decision) => {
      const isFinal = decision === approval || decision === rejection;
      const { id } = await (isFinal
        ? portal.make.recommended({ owner })
        : portal.make.underReview({ owner }));
      await portal.db`update applications set language = ${language} where id = ${id}`;
      const before = await written(id);
      const { body } = await preview('manager', id, decision);
      expect(await written(id)).toEqual(before);
      expect((await portal.make.decision('manager', id, decision)).status).toBe(200);
      const [sent] = await portal.db`
        select to_address as to, language, subject, text, fund_words from outbox
        where to_address = ${owner.email} order by created_at desc limit 1`;
      expect(sent).toMatchObject({ to: owner.email, language });
      expect(body.data).toEqual(sent);
    },
  );
});

test('a word that the applicant does not hear of has no mail', async () => {
  const { id } = await portal.make.underReview({ owner });
  const decision: Decision = { decision: 'APPROVE', scores: fullScores('BASE_FUND') };
  expect((await preview('reviewer', id, decision)).body.data).toBeNull();
  expect((await preview('manager', id, held)).body.data?.subject).toBeTruthy();
});

test('it is refused as the decision would be', async () => {
  const { id } = await portal.make.recommended({ owner });
  expect(await preview('manager', id, { decision: 'REJECT', reasonCode: 'OTHER' })).toRefuseFields(
    'messageToApplicant',
  );
  expect(await preview('manager', id, { decision: 'RELEASE', internalComment: 'On.' })).toBeProblem(
    'invalid_state',
  );
  const stale = await (await portal.as('manager')).call(previewDecisionMail, {
    params: { id },
    body: { ...held, rowVersion: 1 },
  });
  expect(stale).toBeProblem('stale_version');
});

test('neither an applicant nor a reviewer before the declaration reads it', async () => {
  const { id } = await portal.make.recommended({ owner });
  const stranger = await portal.make.user({ role: REVIEWER });
  expect(await preview(owner, id, held)).toBeProblem('forbidden');
  expect(await preview(await portal.make.user(), id, held)).toBeProblem('forbidden');
  expect(await preview(stranger, id, held)).toBeProblem('conflict_not_declared');
});

describe('a withdrawal by a manager', () => {
  const reason = 'كما طُلب في رسالة 4 ديسمبر.';

  test('is shown to the manager as it is sent, and showing it changes nothing', async () => {
    const { id } = await portal.make.underReview({ owner });
    await portal.db`update applications set language = 'pt' where id = ${id}`;
    const request = { params: { id }, body: { rowVersion: await portal.make.rowVersionOf(id), reason } };
    const manager = await portal.as('manager');
    const before = await written(id);
    const { body } = await manager.call(previewWithdrawalMail, request);
    expect(await written(id)).toEqual(before);
    expect((await manager.call(withdraw, request)).status).toBe(200);
    const [sent] = await mailsToOwner();
    expect(body.data).toMatchObject({ to: owner.email, language: 'pt', subject: sent?.subject });
    expect(body.data?.text).toBe(sent?.text);
    expect(sent?.text).toContain(reason);
  });

  test('is refused as the withdrawal would be', async () => {
    const { id } = await portal.make.underReview({ owner });
    const ask = async (who: Someone, body: { rowVersion: number; reason?: string }) =>
      (await portal.as(who)).call(previewWithdrawalMail, { params: { id }, body });
    const rowVersion = await portal.make.rowVersionOf(id);
    expect(await ask('manager', { rowVersion })).toRefuseFields('reason');
    expect(await ask('manager', { rowVersion: rowVersion - 1, reason })).toBeProblem('stale_version');
    expect(await ask('reviewer', { rowVersion, reason })).toBeProblem('not_found');
    expect(await ask(owner, { rowVersion, reason })).toBeProblem('forbidden');
  });
});
