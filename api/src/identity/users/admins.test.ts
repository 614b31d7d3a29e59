import { SUPER } from '@portal/contracts';
import { getFund, updateFund } from '@portal/contracts/funds/funds';
import { decideAdminProposal, listAdminProposals } from '@portal/contracts/identity/admin-proposals';
import { verifyReset } from '@portal/contracts/identity/password';
import { addAdmin, listUsers, toggleUser } from '@portal/contracts/identity/users';
import { beforeEach, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { adminProposalJob } from '../admin-proposals/decide-admin.ts';

const portal = testPortal();

/** The Admins there are: those of the examples, who write the first name that the log shows. */
beforeEach(async () => {
  await portal.db`update users set status = case when email like 'admin%@demo.example' then 'ACTIVE' else 'DISABLED' end
    where role = ${SUPER}`;
  await portal.db`update funds set second_person_above = null`;
});

const [first, second] = ['admin', 'admin2'] as const;
let number = 0;
const newcomer = () => {
  number += 1;
  return {
    firstName: 'Thandi',
    lastName: 'Khumalo',
    email: `thandi${number}@example.test`,
    countryCode: 'ZA',
  };
};
const add = async (who: Parameters<typeof portal.as>[0], person = newcomer()) =>
  (await portal.as(who)).call(addAdmin, { body: person });
const decide = async (
  who: Parameters<typeof portal.as>[0],
  id: string,
  decision: 'APPROVE' | 'REJECT' | 'WITHDRAW',
) => (await portal.as(who)).call(decideAdminProposal, { params: { id }, body: { decision } });
const proposed = async (person = newcomer()) => {
  const { proposal } = (await add(first, person)).body.data;
  if (!proposal) throw new Error('it was invited at once');
  return proposal;
};
const pending = async () =>
  (await (await portal.as(second)).call(listAdminProposals, { query: {} })).body.data.map(({ id }) => id);
const mailsTo = async (email: string) => (await portal.mails()).filter(({ to }) => to === email);
const alone = () => portal.db`update users set status = 'DISABLED' where email = 'admin2@demo.example'`;

test('an Admin who is proposed gets no mail before another Admin approves', async () => {
  const person = newcomer();
  const proposal = await proposed(person);
  expect(proposal).toMatchObject({ state: 'PENDING', may: { decide: false, withdraw: true } });
  expect(await mailsTo(person.email)).toEqual([]);
  expect((await mailsTo('admin2@demo.example'))[0]?.text).toContain(person.email);
  expect(await add(first, person)).toBeProblem('email_taken');

  expect(await decide(first, proposal.id, 'APPROVE')).toBeProblem('second_person_required');
  expect(await pending()).toEqual([proposal.id]);
  const approved = await decide(second, proposal.id, 'APPROVE');
  expect(approved.body.data).toMatchObject({ state: 'APPROVED', decidedBy: { name: 'Themba Maseko' } });
  expect(await pending()).toEqual([]);
  expect(await decide(second, proposal.id, 'APPROVE')).toBeProblem('invalid_state');

  const link = new URLSearchParams(/#(\S+)/.exec((await mailsTo(person.email))[0]?.text ?? '')?.[1]);
  const body = { email: person.email, code: link.get('code') ?? '', newPassword: 'Sturdy-baobab-42' };
  expect((await portal.visitor.call(verifyReset, { body })).status).toBe(200);
  const admins = await (await portal.as(first)).call(listUsers, {
    params: { type: SUPER },
    query: { search: person.email },
  });
  expect(admins.body.data).toMatchObject([{ email: person.email, status: 'ACTIVE' }]);
  const log = await portal.db<{ action: string; entityType: string; changes: unknown }[]>`
    select action, entity_type, changes from audit_log
    where entity_label = ${person.email} and process = 'USER' order by seq`;
  expect(log.map(({ action, entityType }) => `${action} ${entityType}`)).toEqual([
    'CREATE admin-proposal',
    'CREATE user',
    'DECIDE admin-proposal',
  ]);
  expect(JSON.stringify(log[1]?.changes)).toContain('Nomvula Dlamini');
});

test('a proposed Admin is rejected, taken back, or ends by itself, and can be proposed anew', async () => {
  const person = newcomer();
  const a = await proposed(person);
  expect((await decide(second, a.id, 'REJECT')).body.data.state).toBe('REJECTED');
  const b = await proposed(person);
  expect(await decide(second, b.id, 'WITHDRAW')).toBeProblem('forbidden');
  expect((await decide(first, b.id, 'WITHDRAW')).body.data.state).toBe('WITHDRAWN');
  const c = await proposed(person);
  await portal.db`update admin_proposals set expires_at = now() where id = ${c.id}`;
  expect(await decide(second, c.id, 'APPROVE')).toBeProblem('invalid_state');
  await Promise.all([adminProposalJob.run(portal.deps), adminProposalJob.run(portal.deps)]);
  await proposed(person);
  expect(await mailsTo(person.email)).toEqual([]);
  const told = (await mailsTo('admin@demo.example')).filter(({ subject }) => subject.includes(person.email));
  expect(told).toHaveLength(2);
  await expect(
    portal.db`update admin_proposals set decided_by = proposed_by, state = 'APPROVED', decided_at = now() where state = 'PENDING'`,
  ).rejects.toThrow(/check constraint/);
});

test('a registration that was never confirmed does not keep its address from being proposed', async () => {
  const { email } = await portal.make.user({ status: 'PENDING' });
  const { id } = await proposed({ ...newcomer(), email });
  expect((await decide(second, id, 'APPROVE')).body.data.state).toBe('APPROVED');
  expect(await mailsTo(email)).toHaveLength(1);
});

test('an only Admin invites at once, and a taken address names the field', async () => {
  await alone();
  const person = newcomer();
  const { user, proposal } = (await add(first, person)).body.data;
  expect([user?.role, user?.status, proposal]).toEqual([SUPER, 'PENDING', null]);
  expect(await mailsTo(person.email)).toHaveLength(1);
  const again = await add(first, person);
  expect(again).toBeProblem('email_taken');
  expect(again.problem?.fields).toMatchObject([{ field: 'email', code: 'taken' }]);
});

const limit = async (amount: string | null) => {
  const admin = await portal.as(first);
  const { settings, rowVersion, fundId } = (await admin.call(getFund, { params: { id: 'fund_credit' } })).body
    .data;
  if (!settings) throw new Error('an Admin reads the settings');
  const secondPersonAbove = amount === null ? null : { amount, currency: 'USD' };
  return admin.raw(updateFund, {
    body: { fundId, rowVersion, settings: { ...settings, secondPersonAbove } },
  });
};

test('a limit needs two active Admins, and says so at its field', async () => {
  await alone();
  const refused = await limit('1000.00');
  expect(refused).toRefuseFields('settings.secondPersonAbove');
  expect(refused.problem?.fields?.[0]?.message).toContain('only one active Admin');
  await portal.db`update users set status = 'ACTIVE' where email = 'admin2@demo.example'`;
  expect((await limit('1000.00')).status).toBe(200);
});

test('while a limit stands, two Admins stay active', async () => {
  expect((await limit('1000.00')).status).toBe(200);
  const disable = async (email: string) => {
    const [user] = await portal.db<{ id: string }[]>`select id from users where email = ${email}`;
    return (await portal.as(first)).call(toggleUser, { params: { id: user?.id ?? '' } });
  };
  expect(await disable('admin2@demo.example')).toBeProblem('second_admin_required');
  const third = await portal.make.user({ role: SUPER });
  expect((await disable(third.email)).status).toBe(200);
  await portal.db`update funds set second_person_above = null`;
  expect((await disable('admin2@demo.example')).status).toBe(200);
});
