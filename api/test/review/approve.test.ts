import { MANAGER, SUPER } from '@portal/contracts';
import { getApplication } from '@portal/contracts/applications/applications';
import { listFundHistory } from '@portal/contracts/funds/balance';
import { fundsStat } from '@portal/contracts/review/dashboard';
import { reviewerDecision as decide, declareConflict } from '@portal/contracts/review/decide';
import { listFundApplications } from '@portal/contracts/review/queue';
import { beforeEach, describe, expect, test } from 'vitest';
import { fullScores } from '../support/make-applications.ts';
import type { Someone } from '../support/people.ts';
import { testPortal } from '../support/portal.ts';

const portal = testPortal();
const decision: typeof portal.make.decision = (...given) => portal.make.decision(...given);
let owner: { id: string; email: string };

beforeEach(async () => {
  owner = await portal.make.user();
});

const usd = (amount: string) => ({ amount, currency: 'USD' });
const money = async (fundId: string) => {
  const [row] = await portal.db`
    select balance, committed, (select coalesce(sum(amount), 0)::numeric(20,2) from fund_history h
      where h.fund_id = f.id and process in ('COMMITMENT', 'RELEASE')) as committed_sum from funds f where id = ${fundId}`;
  return row;
};

describe('approving', () => {
  test('reserves exactly the amount in the ledger, mails the applicant and is in the log', async () => {
    const application = await portal.make.recommended({ owner });
    const reply = await decision('manager', application.id, {
      decision: 'APPROVE',
      amountApproved: usd('2000000.55'),
      conditions: ['Report every quarter'],
      messageToApplicant: 'Congratulations.',
    });
    expect(reply.body.data).toMatchObject({ status: 'APPROVED', awaitsSecondSignOff: false });
    expect(await money(application.fundId)).toEqual({
      balance: '50000000.00',
      committed: '2000000.55',
      committedSum: '2000000.55',
    });
    const manager = await portal.as('manager');
    const [row] = (await manager.call(listFundHistory, { params: { id: application.fundId } })).body.data;
    expect(row).toMatchObject({
      process: 'COMMITMENT',
      amount: usd('2000000.55'),
      applicationNumber: application.applicationNumber,
      balanceBefore: usd('50000000.00'),
      balanceAfter: usd('50000000.00'),
    });
    const read = (await (await portal.as(owner)).call(getApplication, { params: { id: application.id } }))
      .body.data;
    expect(read).toMatchObject({
      status: 'APPROVED',
      amountApproved: usd('2000000.55'),
      decision: { message: 'Congratulations.', conditions: ['Report every quarter'] },
    });
    const letters = (await portal.mails()).filter((mail) => mail.to === owner.email);
    expect(letters[0]?.text).toContain(application.applicationNumber);
    const [logged] = await portal.db`
      select actor_role, changes from audit_log where entity_id = ${application.id} order by seq desc limit 1`;
    expect(logged).toMatchObject({ actorRole: MANAGER });
    expect(logged?.changes).toContainEqual({ field: 'amountApproved', old: null, new: '2000000.55' });
  });

  test('above what is available is refused; the super user may say why it is exceeded', async () => {
    const fundId = await portal.make.fund({ balance: '1000000' });
    const { id } = await portal.make.recommended({ owner, fundId });
    expect(await decision('manager', id, { decision: 'APPROVE' })).toBeProblem('insufficient_balance');
    const excuse = {
      decision: 'APPROVE' as const,
      overrideReason: 'Contribution signed, arrives in December.',
    };
    expect(await decision('manager', id, excuse)).toBeProblem('insufficient_balance');
    expect(await decision('admin', id, { decision: 'APPROVE', overrideReason: ' ' })).toBeProblem(
      'insufficient_balance',
    );
    expect((await decision('admin', id, excuse)).body.data.status).toBe('APPROVED');
    expect(await money(fundId)).toMatchObject({ balance: '1000000.00', committed: '2404600.00' });
  });

  test('two at once: one decides, the other is told its form is stale, the ledger has one row', async () => {
    const { id, fundId } = await portal.make.recommended({ owner });
    const rowVersion = await portal.make.rowVersionOf(id);
    const clients = await Promise.all([portal.as('manager'), portal.as('admin'), portal.as('manager')]);
    const replies = await Promise.all(
      clients.map((client) =>
        client.call(decide, { params: { id }, body: { decision: 'APPROVE', rowVersion } }),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409]);
    for (const lost of replies.filter((reply) => reply.status === 409)) {
      expect(lost).toBeProblem('stale_version');
      expect(lost.problem).toMatchObject({ data: { status: 'APPROVED' } });
    }
    expect(await money(fundId)).toMatchObject({ committed: '2404600.00', committedSum: '2404600.00' });
    const approvals = (await portal.mails()).filter(
      (mail) => mail.to === owner.email && mail.text.includes('was approved'),
    );
    expect(approvals).toHaveLength(1);
  });

  test('two applications at once never commit more than is available', async () => {
    const fundId = await portal.make.fund({ balance: '3000000' });
    const ids = [
      (await portal.make.recommended({ owner, fundId })).id,
      (await portal.make.recommended({ owner: await portal.make.user(), fundId })).id,
    ];
    const replies = await Promise.all(ids.map((id) => decision('manager', id, { decision: 'APPROVE' })));
    expect(replies.map((reply) => reply.problem?.error ?? 'approved').sort()).toEqual([
      'approved',
      'insufficient_balance',
    ]);
    expect(await money(fundId)).toMatchObject({ committed: '2404600.00' });
  });

  test('above the limit two people sign, the super user second, the same amount', async () => {
    const fundId = await portal.make.fund({ secondSignOffAbove: '1000000' });
    const { id } = await portal.make.recommended({ owner, fundId });
    const approve = (who: 'manager' | 'admin', amount: string) =>
      decision(who, id, { decision: 'APPROVE', amountApproved: usd(amount) });
    expect(await approve('admin', '2000000')).toBeProblem('second_person_required');
    expect((await approve('manager', '2000000')).body.data).toMatchObject({
      status: 'RECOMMENDED',
      awaitsSecondSignOff: true,
    });
    expect(await money(fundId)).toMatchObject({ committed: '0.00' });
    expect(await approve('manager', '2000000')).toBeProblem('second_person_required');
    const other = await approve('admin', '2000001');
    expect(other).toBeProblem('second_person_required');
    expect(other.problem?.fields).toMatchObject([{ field: 'amountApproved.amount', code: 'mismatch' }]);
    expect((await approve('admin', '2000000')).body.data).toMatchObject({
      status: 'APPROVED',
      awaitsSecondSignOff: false,
    });
    expect(await money(fundId)).toMatchObject({ committed: '2000000.00' });
  });

  test('above the limit and above what is available, too, the second of two may say why it is exceeded', async () => {
    const fundId = await portal.make.fund({ balance: '1000000', secondSignOffAbove: '500000' });
    const { id } = await portal.make.recommended({ owner, fundId });
    expect((await decision('manager', id, { decision: 'APPROVE' })).body.data).toMatchObject({
      awaitsSecondSignOff: true,
    });
    expect(await decision('admin', id, { decision: 'APPROVE' })).toBeProblem('insufficient_balance');
    const overrideReason = 'Contribution signed, arrives in December.';
    const reply = await decision('admin', id, { decision: 'APPROVE', overrideReason });
    expect(reply.body.data).toMatchObject({ status: 'APPROVED', awaitsSecondSignOff: false });
    expect(await money(fundId)).toMatchObject({ balance: '1000000.00', committed: '2404600.00' });
  });

  test('what waits for a second signature is a list of who may give it, not of who gave the first, until its round ends', async () => {
    const fundId = await portal.make.fund({ secondSignOffAbove: '1000000' });
    const { id } = await portal.make.recommended({ owner, fundId });
    const list = async (who: Someone, query: { toSign: true } | { toDecide: true }) => {
      const client = await portal.as(who);
      const wanted = { params: { fundId }, query: { ...query, page: 1, pageSize: 10 } as const };
      const { data, total } = (await client.call(listFundApplications, wanted)).body;
      expect(data).toHaveLength(total);
      const { waiting } = (await client.call(fundsStat, { query: { fundId } })).body.data;
      if ('toDecide' in query)
        expect(waiting.toDecide, 'the dashboard counts what the list has').toEqual({
          count: total,
          oldestAt: data[0]?.updatedAt ?? null,
        });
      return data.map((row) => row.id);
    };
    const toSign = (who: Someone) => list(who, { toSign: true });
    const toDecide = (who: Someone) => list(who, { toDecide: true });
    expect(await toSign('admin')).toEqual([]);
    expect(await toDecide('manager')).toEqual([id]);
    await decision('manager', id, { decision: 'APPROVE', amountApproved: usd('2000000') });
    expect(await toSign('admin')).toEqual([id]);
    expect(await toSign('manager'), 'nobody signs twice').toEqual([]);
    expect(await toDecide('manager')).toEqual([]);
    expect(await toDecide('admin')).toEqual([id]);
    await decision('manager', id, { decision: 'SEND_BACK', internalComment: 'Once more.' });
    expect(await toSign('admin')).toEqual([]);
  });

  test('who signed first corrects the amount until the second signs; nobody else does', async () => {
    const fundId = await portal.make.fund({ secondSignOffAbove: '1000000' });
    const { id } = await portal.make.recommended({ owner, fundId });
    const other = await portal.make.user({ role: MANAGER });
    const approve = (who: Someone, amount: string) =>
      decision(who, id, { decision: 'APPROVE', amountApproved: usd(amount) });
    await approve('manager', '2000000');
    expect(await approve(other, '1900000')).toBeProblem('second_person_required');
    expect((await approve('manager', '1900000')).body.data).toMatchObject({ awaitsSecondSignOff: true });
    expect(await approve('admin', '2000000')).toBeProblem('second_person_required');
    expect((await approve('admin', '1900000')).body.data).toMatchObject({ status: 'APPROVED' });
    expect(await money(fundId)).toMatchObject({ committed: '1900000.00' });
  });

  test('a first signature is not its own second one, and ends with its round', async () => {
    const fundId = await portal.make.fund({ secondSignOffAbove: '1000000' });
    const { id } = await portal.make.recommended({ owner, fundId });
    const person = await portal.make.user({ role: MANAGER });
    const approve = (who: Someone) => decision(who, id, { decision: 'APPROVE' });
    expect((await approve(person)).body.data.awaitsSecondSignOff).toBe(true);
    await portal.db`update users set role = ${SUPER} where id = ${person.id}`;
    expect(await approve(person)).toBeProblem('second_person_required');
    await decision('manager', id, { decision: 'SEND_BACK', internalComment: 'The budget does not add up.' });
    await decision('reviewer', id, { decision: 'APPROVE', scores: fullScores('BASE_FUND') });
    expect(await approve('admin')).toBeProblem('second_person_required');
  });

  test('the signature of who declares a conflict afterwards is none; another manager signs in its place', async () => {
    const fundId = await portal.make.fund({ secondSignOffAbove: '1000000' });
    const { id } = await portal.make.recommended({ owner, fundId });
    const approve = (who: Someone) => decision(who, id, { decision: 'APPROVE' });
    await approve('manager');
    const body = { hasConflict: true, type: 'FAMILY' as const };
    await (await portal.as('manager')).call(declareConflict, { params: { id }, body });
    expect(await approve('admin')).toBeProblem('second_person_required');
    const query = { toSign: true, page: 1, pageSize: 10 } as const;
    const list = await (await portal.as('admin')).call(listFundApplications, { params: { fundId }, query });
    expect(list.body.data).toEqual([]);
    const other = await portal.make.user({ role: MANAGER });
    expect((await approve(other)).body.data.awaitsSecondSignOff).toBe(true);
    expect((await approve('admin')).body.data.status).toBe('APPROVED');
    const [row] = await portal.db`select approved_by from fund_history where application_id = ${id}`;
    expect(row).toEqual({ approvedBy: other.id });
  });

  test('a first signature is void once the account of its author is closed; that of an approval stays', async () => {
    const fundId = await portal.make.fund({ secondSignOffAbove: '1000000' });
    const { id } = await portal.make.recommended({ owner, fundId });
    const [gone, other] = [
      await portal.make.user({ role: MANAGER }),
      await portal.make.user({ role: MANAGER }),
    ];
    const approve = (who: Someone) => decision(who, id, { decision: 'APPROVE' });
    const close = (who: { id: string }) =>
      portal.db`update users set status = 'DISABLED' where id = ${who.id}`;
    const signatures = async () => {
      const { data } = (await (await portal.as('admin')).call(getApplication, { params: { id } })).body;
      if (data.audience !== 'STAFF') throw new Error('an admin reads all of it');
      return data.decisions.flatMap(({ kind, byUserId }) => (kind === 'FIRST_SIGN_OFF' ? [byUserId] : []));
    };
    await approve(gone);
    await close(gone);
    expect(await signatures()).toEqual([]);
    expect(await approve('admin')).toBeProblem('second_person_required');
    const query = { toSign: true, page: 1, pageSize: 10 } as const;
    const list = await (await portal.as('admin')).call(listFundApplications, { params: { fundId }, query });
    expect(list.body.data).toEqual([]);
    expect((await approve(other)).body.data.awaitsSecondSignOff).toBe(true);
    expect((await approve('admin')).body.data.status).toBe('APPROVED');
    await close(other);
    expect(await signatures()).toContain(other.id);
  });

  test("a reviewer's signature from one step is not the first of two", async () => {
    const fundId = await portal.make.fund({ secondSignOffAbove: '1000000', decisionMode: 'SINGLE_STEP' });
    const { id } = await portal.make.underReview({ owner, fundId });
    const word = { decision: 'APPROVE' as const, scores: fullScores('BASE_FUND') };
    expect((await decision('reviewer', id, word)).body.data.awaitsSecondSignOff).toBe(true);
    await portal.db`update funds set decision_mode = 'TWO_STEP' where id = ${fundId}`;
    expect((await decision('reviewer', id, word)).body.data.status).toBe('RECOMMENDED');
    const query = { toSign: true, page: 1, pageSize: 10 } as const;
    const list = await (await portal.as('admin')).call(listFundApplications, { params: { fundId }, query });
    expect(list.body.data).toEqual([]);
    expect(await decision('admin', id, { decision: 'APPROVE' })).toBeProblem('second_person_required');
    expect((await decision('manager', id, { decision: 'APPROVE' })).body.data.awaitsSecondSignOff).toBe(true);
    expect((await decision('admin', id, { decision: 'APPROVE' })).body.data.status).toBe('APPROVED');
  });

  test.each(['manager', 'admin'] as const)(
    'once the first has signed, %s alone may still approve what is under the limit',
    async (who) => {
      const fundId = await portal.make.fund({ secondSignOffAbove: '1000000' });
      const { id } = await portal.make.recommended({ owner, fundId });
      await decision('manager', id, { decision: 'APPROVE' });
      const reply = await decision(who, id, { decision: 'APPROVE', amountApproved: usd('60000') });
      expect(reply.body.data).toMatchObject({ status: 'APPROVED', awaitsSecondSignOff: false });
      // The first signature was for another amount, and stands under no entry of the ledger.
      const entries = await portal.db`
        select approved_by from fund_history where fund_id = ${fundId} and process = 'COMMITMENT'`;
      expect(entries).toEqual([{ approvedBy: null }]);
    },
  );

  test('at the limit one person is enough', async () => {
    const fundId = await portal.make.fund({ secondSignOffAbove: '2404600' });
    const { id } = await portal.make.recommended({ owner, fundId });
    expect((await decision('manager', id, { decision: 'APPROVE' })).body.data.status).toBe('APPROVED');
  });
});
