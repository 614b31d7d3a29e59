import { MANAGER, SUPER } from '@portal/contracts';
import { listFundHistory, updateFundBalance } from '@portal/contracts/funds/balance';
import { decideFundProposal, listFundProposals } from '@portal/contracts/funds/fund-proposals';
import { getFund, updateFund } from '@portal/contracts/funds/funds';
import { downloadFile } from '@portal/contracts/kernel/files';
import { declareConflict } from '@portal/contracts/review/decide';
import { beforeAll, describe, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { cleanUpFiles } from '../../kernel/files/clean-up.ts';
import { expireFundProposals } from '../decide-proposal.ts';

const portal = testPortal();
let second: { id: string; email: string };
beforeAll(async () => {
  second = await portal.make.user({ role: SUPER, language: 'fr' });
});

const usd = (amount: string) => ({ amount, currency: 'USD' });
const limited = async (balance = '1000.00', limit = '100.00') => {
  const fundId = await portal.make.fund({ balance });
  await portal.db`update funds set second_person_above = ${limit} where id = ${fundId}`;
  return fundId;
};
const move = async (
  who: Parameters<typeof portal.as>[0],
  fundId: string,
  amount: string,
  more: object = {},
) =>
  (await portal.as(who)).raw(updateFundBalance, {
    body: { fundId, amount: usd(amount), process: 'CONTRIBUTION', reference: 'GA-7', ...more },
  });
const proposed = async (...given: Parameters<typeof move>) => {
  const { proposal } = (await move(...given)).body;
  if (!proposal) throw new Error('it was carried out at once');
  return proposal;
};
const decide = async (
  who: Parameters<typeof portal.as>[0],
  id: string,
  decision: 'APPROVE' | 'REJECT' | 'WITHDRAW' = 'APPROVE',
  note?: string,
) =>
  (await portal.as(who)).call(decideFundProposal, {
    params: { id },
    body: { decision, ...(note === undefined ? {} : { note }) },
  });
const offered = async (who: Parameters<typeof portal.as>[0], id: string) =>
  (await (await portal.as(who)).call(listFundProposals, { query: { state: ['PENDING'] } })).body.data.find(
    (one) => one.id === id,
  );
const fundNow = async (fundId: string) =>
  (await (await portal.as('admin')).call(getFund, { params: { id: fundId } })).body.data;
const newestRow = async (fundId: string) =>
  (await (await portal.as('admin')).call(listFundHistory, { params: { id: fundId }, query: {} })).body
    .data[0];

describe('above the limit of the fund', () => {
  test('money moves only when a second super user approves, in both names', async () => {
    const fundId = await limited();
    const proposal = await proposed('admin', fundId, '100.01');
    expect(proposal).toMatchObject({
      state: 'PENDING',
      balanceBefore: usd('1000.00'),
      balanceAfter: usd('1100.01'),
      may: { decide: false, withdraw: true },
    });
    expect((await fundNow(fundId)).balance).toEqual(usd('1000.00'));
    expect((await portal.mails()).find((mail) => mail.to === second.email)?.text).toContain(
      '100.01 USD (GA-7)',
    );

    expect(await decide('admin', proposal.id)).toBeProblem('second_person_required');
    expect(await decide('manager', proposal.id)).toBeProblem('forbidden');
    expect((await decide(second, proposal.id, 'APPROVE', 'Agreement seen.')).body.data).toMatchObject({
      state: 'APPROVED',
      decisionNote: 'Agreement seen.',
    });
    expect((await fundNow(fundId)).balance).toEqual(usd('1100.01'));
    expect(await newestRow(fundId)).toMatchObject({
      createdBy: 'Nomvula Dlamini',
      approvedBy: 'Ada Example',
    });
    expect(await decide(second, proposal.id)).toBeProblem('invalid_state');
    const log = await portal.db`select action, entity_type from audit_log
      where entity_id in (${fundId}, ${proposal.id}) order by seq`;
    expect(log.map((row) => `${row.action} ${row.entityType}`)).toEqual([
      'CREATE fund-proposal',
      'UPDATE fund',
      'DECIDE fund-proposal',
    ]);
    expect((await portal.mails()).filter((mail) => mail.subject.includes('Your proposal'))).toHaveLength(1);
  });

  test('up to the limit one person is enough', async () => {
    const fundId = await limited();
    expect((await move('admin', fundId, '100.00')).body).not.toHaveProperty('proposal');
    expect((await fundNow(fundId)).balance).toEqual(usd('1100.00'));
  });

  test('what one person takes out within a day counts together', async () => {
    const fundId = await limited();
    const out = { process: 'DISBURSEMENT' };
    await move(second, fundId, '100.00', out);
    await move('admin', fundId, '90.00');
    await move('admin', fundId, '60.00', out);
    const { id } = await proposed('admin', fundId, '40.01', out);
    expect((await decide(second, id)).status).toBe(200);
    await move('admin', fundId, '40.00', out);
    expect((await fundNow(fundId)).balance).toEqual(usd('849.99'));
    await portal.db`alter table fund_history disable trigger user`;
    await portal.db`update fund_history set created_at = created_at - interval '1 day' where fund_id = ${fundId}`;
    await portal.db`alter table fund_history enable trigger user`;
    expect((await move('admin', fundId, '100.00', out)).body).not.toHaveProperty('proposal');
  });

  test('what no longer fits when it is approved is refused and stays', async () => {
    const fundId = await limited();
    const out = { process: 'DISBURSEMENT' };
    const [one, two] = [
      await proposed('admin', fundId, '600.00', out),
      await proposed('admin', fundId, '600.00', out),
    ];
    expect(one.amount).toEqual(usd('-600.00'));
    expect((await decide(second, one.id)).status).toBe(200);
    expect(await decide(second, two.id)).toBeProblem('insufficient_balance');
    expect((await fundNow(fundId)).balance).toEqual(usd('400.00'));
    const adjusted = await proposed('admin', fundId, '-200.00', {
      process: 'ADJUSTMENT',
      rowVersion: (await fundNow(fundId)).rowVersion,
    });
    await move('admin', fundId, '1.00');
    expect(await decide(second, adjusted.id)).toBeProblem('stale_version');
  });

  test('is rejected with a note, taken back by its proposer, or ends by itself', async () => {
    const fundId = await limited();
    const [a, b, c] = [
      await proposed('admin', fundId, '500.00'),
      await proposed('admin', fundId, '500.00'),
      await proposed('admin', fundId, '500.00'),
    ];
    expect((await decide(second, a.id, 'REJECT', 'No agreement.')).body.data.state).toBe('REJECTED');
    expect(await decide(second, b.id, 'WITHDRAW')).toBeProblem('forbidden');
    expect((await decide('admin', b.id, 'WITHDRAW')).body.data.state).toBe('WITHDRAWN');
    await portal.db`update fund_proposals set expires_at = now() where id = ${c.id}`;
    expect(await decide(second, c.id)).toBeProblem('invalid_state');
    await Promise.all([expireFundProposals(portal.db), expireFundProposals(portal.db)]);
    await expireFundProposals(portal.db);
    const query = { fundId, state: ['EXPIRED' as const] };
    const listed = await (await portal.as('admin')).call(listFundProposals, { query });
    expect(listed.body.data.map(({ id }) => id)).toEqual([c.id]);
    const [{ n } = { n: 0 }] = await portal.db<{ n: number }[]>`
      select count(*)::int as n from audit_log where entity_id = ${c.id} and action = 'DECIDE'`;
    expect(n).toBe(1);
    expect((await fundNow(fundId)).balance).toEqual(usd('1000.00'));
  });

  test('and the limit itself is not lifted alone', async () => {
    const fundId = await limited();
    const { settings, rowVersion } = await fundNow(fundId);
    if (!settings) throw new Error('an admin reads the settings');
    const admin = await portal.as('admin');
    const change = (limit: string | null) =>
      admin.call(updateFund, {
        body: {
          fundId,
          rowVersion,
          settings: { ...settings, secondPersonAbove: limit === null ? null : usd(limit) },
        },
      });
    const { proposal } = (await change(null)).body;
    expect(proposal).toMatchObject({
      kind: 'DETAILS',
      changes: [{ field: 'secondPersonAbove', old: '100.00', new: null }],
    });
    expect((await fundNow(fundId)).settings?.secondPersonAbove).toEqual(usd('100.00'));
    expect((await change('50.00')).body.proposal).toBeUndefined();
    expect(await decide(second, proposal?.id ?? '')).toBeProblem('stale_version');
  });

  test('and neither is that of approvals, where another Admin can be asked', async () => {
    const fundId = await portal.make.fund({ secondSignOffAbove: '1000000.00' });
    const { settings, rowVersion } = await fundNow(fundId);
    if (!settings) throw new Error('an admin reads the settings');
    const admin = await portal.as('admin');
    const change = async (secondSignOffAbove: ReturnType<typeof usd> | null) =>
      (
        await admin.call(updateFund, {
          body: { fundId, rowVersion, settings: { ...settings, secondSignOffAbove } },
        })
      ).body.proposal;
    for (const looser of [null, usd('1000000.01')])
      expect(await change(looser)).toMatchObject({ kind: 'DETAILS' });
    expect((await fundNow(fundId)).settings?.secondSignOffAbove).toEqual(usd('1000000.00'));
    expect(await change(usd('999999.00'))).toBeUndefined();
  });

  test('what it rests on can be read by who decides, and stays until it is decided', async () => {
    const fundId = await limited();
    const attachmentFileKey = await portal.make.file(portal.person('admin'));
    const { id, attachment } = await proposed('admin', fundId, '200.00', { attachmentFileKey });
    expect(attachment).toMatchObject({ fileKey: attachmentFileKey, scanStatus: 'CLEAN' });
    const opened = await (await portal.as(second)).raw(downloadFile, {
      params: { fileKey: attachmentFileKey },
    });
    expect(opened.status).toBe(200);
    await cleanUpFiles({ ...portal.deps, config: { ...portal.deps.config, filesLooseHours: -1 } });
    expect((await decide(second, id)).body.data.state).toBe('APPROVED');
    expect(await newestRow(fundId)).toMatchObject({ attachmentFileKey, attachment });
  });
});

describe('a payment on an application', () => {
  test('says which one, and whom it goes to, before it is approved', async () => {
    const owner = await portal.make.user();
    const { id, fundId } = await portal.make.recommended({ owner });
    await portal.make.decision('manager', id, { decision: 'APPROVE' });
    const [sent] = await portal.db<{ applicationNumber: string }[]>`
      select application_number from applications where id = ${id}`;
    const { application, counterparty } = await proposed('manager', fundId, '1000.00', {
      process: 'DISBURSEMENT',
      applicationId: id,
      counterparty: 'Cooperative (example)',
    });
    expect({ application, counterparty }).toEqual({
      application: { id, ...sent },
      counterparty: 'Cooperative (example)',
    });
  });
});

test('what a second person reads of a payment is one line that nothing turns round', async () => {
  const fundId = await limited();
  const words = { reference: 'GA-7\u202e\n8', counterparty: 'Treasury\u2066 of Kenya' };
  const shown = { reference: 'GA-7 8', counterparty: 'Treasury of Kenya' };
  expect(await proposed('admin', fundId, '500.00', words)).toMatchObject(shown);
  expect(await move('admin', fundId, '5.00', { reference: '\u202e' })).toRefuseFields('reference');
});

test('who declared a conflict with an application pays nothing on it, neither first nor second', async () => {
  const { id, fundId } = await portal.make.recommended({ owner: await portal.make.user() });
  const conflicted = await portal.make.user({ role: MANAGER });
  const body = { hasConflict: true, type: 'FAMILY' as const };
  for (const who of [conflicted, second] as const)
    await (await portal.as(who)).call(declareConflict, { params: { id }, body });
  await portal.make.decision('manager', id, { decision: 'APPROVE' });
  const paid = { process: 'DISBURSEMENT', applicationId: id } as const;
  expect(await move(conflicted, fundId, '10.00', paid)).toBeProblem('conflict_declared');
  expect(await move(second, fundId, '10.00', paid)).toBeProblem('conflict_declared');
  const proposal = await proposed('manager', fundId, '10.00', paid);
  for (const decision of ['APPROVE', 'REJECT'] as const)
    expect(await decide(second, proposal.id, decision)).toBeProblem('conflict_declared');
  expect(await offered(second, proposal.id)).toMatchObject({
    obstacle: { en: expect.stringContaining('You declared a conflict'), ar: expect.any(String) },
    may: { decide: false, withdraw: false },
  });
  expect((await decide('admin', proposal.id)).body.data).toMatchObject({ state: 'APPROVED', obstacle: null });
});

test('where every Admin has a conflict they read that another one is to be invited, who then pays', async () => {
  const { id, fundId } = await portal.make.recommended({ owner: await portal.make.user() });
  await portal.make.decision('manager', id, { decision: 'APPROVE' });
  const paid = { process: 'DISBURSEMENT', applicationId: id } as const;
  const { id: made } = await proposed('manager', fundId, '10.00', paid);
  await portal.db`insert into conflict_declarations (application_id, user_id, has_conflict, type)
    select ${id}, id, true, 'FAMILY' from users where role = ${SUPER} and status = 'ACTIVE'`;
  expect(await move('admin', fundId, '10.00', paid)).toBeProblem('admins_conflicted');
  expect(await offered(second, made)).toMatchObject({
    obstacle: { en: expect.stringContaining('Invite another Admin') },
  });
  const another = await portal.make.user({ role: SUPER });
  expect(await decide('admin', made)).toBeProblem('conflict_declared');
  expect((await decide(another, made)).body.data.state).toBe('APPROVED');
  await portal.db`update users set status = 'DISABLED' where id = ${another.id}`;
});

test('who entered an application for somebody else pays nothing on it', async () => {
  const { id, fundId } = await portal.make.recommended({ owner: await portal.make.user() });
  await portal.make.decision('manager', id, { decision: 'APPROVE' });
  const enterer = await portal.make.user({ role: MANAGER });
  await portal.db`update applications set is_on_behalf = true, entered_by = ${enterer.id} where id = ${id}`;
  const paid = { process: 'DISBURSEMENT', applicationId: id } as const;
  expect(await move(enterer, fundId, '10.00', paid)).toBeProblem('own_application');
  await proposed('manager', fundId, '10.00', paid);
});

test('a payment whose proposer declares a conflict afterwards is rejected and proposed anew by another', async () => {
  const { id, fundId } = await portal.make.recommended({ owner: await portal.make.user() });
  await portal.make.decision('manager', id, { decision: 'APPROVE' });
  const paid = { process: 'DISBURSEMENT', applicationId: id } as const;
  const proposer = await portal.make.user({ role: MANAGER });
  const made = await proposed(proposer, fundId, '10.00', paid);
  const aside = { decision: 'ABSTAIN', conflictType: 'FAMILY' } as const;
  expect((await portal.make.decision(proposer, id, aside)).status).toBe(200);
  expect(await decide('admin', made.id)).toBeProblem('proposer_conflicted');
  expect(await offered('admin', made.id)).toMatchObject({
    obstacle: { en: expect.stringContaining('somebody else may propose it anew') },
    may: { decide: true },
  });
  expect((await decide('admin', made.id, 'REJECT')).body.data).toMatchObject({
    state: 'REJECTED',
    obstacle: null,
  });
  const anew = await proposed('manager', fundId, '10.00', paid);
  expect((await decide('admin', anew.id)).body.data.state).toBe('APPROVED');
});

describe('a manager', () => {
  test('proposes texts and balance; a super user decides', async () => {
    const fundId = await portal.make.fund({ balance: '1000.00' });
    const manager = await portal.as('manager');
    const { rowVersion } = await fundNow(fundId);
    const worded = await manager.call(updateFund, { body: { fundId, rowVersion, title: { en: 'Worded' } } });
    expect((await fundNow(fundId)).title.en).toBe('Test fund');
    expect((await decide('admin', worded.body.proposal?.id ?? '')).status).toBe(200);
    expect((await fundNow(fundId)).title.en).toBe('Worded');
    const moved = await proposed('manager', fundId, '5.00');
    expect((await decide('admin', moved.id)).status).toBe(200);
    expect(await newestRow(fundId)).toMatchObject({
      createdBy: 'Kwabena Asante',
      approvedBy: 'Nomvula Dlamini',
    });
  });
});

test('nobody approves what somebody proposed whose account was closed since; it is rejected and proposed anew', async () => {
  const fundId = await portal.make.fund({ balance: '1000.00' });
  const gone = await portal.make.user({ role: MANAGER });
  const { id } = await proposed(gone, fundId, '5.00');
  await portal.db`update users set status = 'DISABLED' where id = ${gone.id}`;
  expect(await decide('admin', id)).toBeProblem('proposer_gone');
  expect((await fundNow(fundId)).balance).toEqual(usd('1000.00'));
  expect((await decide('admin', id, 'REJECT')).body.data.state).toBe('REJECTED');
});

describe('the table itself', () => {
  test('lets nobody decide on an own proposal, nor twice, nor change one', async () => {
    const fundId = await limited();
    const { id } = await proposed('admin', fundId, '500.00');
    const admin = portal.person('admin').id;
    await expect(
      portal.db`update fund_proposals set state = 'APPROVED', decided_by = ${admin}, decided_at = now() where id = ${id}`,
    ).rejects.toThrow(/check constraint/);
    await expect(portal.db`update fund_proposals set change = '{}' where id = ${id}`).rejects.toThrow(
      /withdrawn/,
    );
    await decide(second, id);
    await expect(portal.db`update fund_proposals set note = 'x' where id = ${id}`).rejects.toThrow(/once/);
    await expect(portal.db`delete from fund_proposals where id = ${id}`).rejects.toThrow(/stays/);
  });
});
