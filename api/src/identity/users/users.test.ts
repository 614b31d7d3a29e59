import { BENEFICIARY, MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { verifyEmail, verifyReset } from '@portal/contracts/identity/password';
import { registerProfile } from '@portal/contracts/identity/profile';
import { getCurrentProfile, login } from '@portal/contracts/identity/sign-in';
import * as calls from '@portal/contracts/identity/users';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const staff: calls.NewStaffInput = {
  firstName: 'Thandi',
  lastName: 'Khumalo',
  email: 'thandi@example.test',
  countryCode: 'ZA',
  language: 'pt',
};

const anyUser = { params: { id: 'usr_nobody' } };

test.each(['manager', 'reviewer', 'beneficiary'] as const)('a %s manages no users', async (who) => {
  const client = await portal.as(who);
  const replies = [
    await client.call(calls.listUsers, { params: { type: 'all' }, query: {} }),
    await client.call(calls.toggleUser, anyUser),
    await client.call(calls.exportUsers, { params: { type: 'all' }, body: {} }),
    await client.call(calls.addFundManager, { body: staff }),
    await client.call(calls.addFundReviewer, { body: staff }),
    await client.call(calls.resendInvitation, anyUser),
    await client.call(calls.toggleChatAgent, anyUser),
  ];
  for (const reply of replies) expect(reply).toBeProblem('forbidden');
});

test('users are listed by role or group, searched, filtered and sorted', async () => {
  const admin = await portal.as('admin');
  const list = async (type: calls.UserTypeParams['type'], query: calls.UsersQuery = {}) =>
    (await admin.call(calls.listUsers, { params: { type }, query })).body;
  const staffRows = await list('staff', { pageSize: 50 });
  expect(new Set(staffRows.data.map(({ role }) => role))).toEqual(new Set([REVIEWER, MANAGER, SUPER]));
  const applicants = await list(BENEFICIARY, { pageSize: 10, page: 2 });
  expect(applicants).toMatchObject({ page: 2, pageSize: 10 });
  expect(applicants.total).toBeGreaterThan(20);
  const found = await list('all', { search: 'wanjiru' });
  expect(found.data).toEqual([
    expect.objectContaining({ email: 'beneficiary@demo.example', isExample: true }),
  ]);
  expect(await list('all', { search: '100%_' })).toMatchObject({ data: [], total: 0 });
  const ghana = await list(BENEFICIARY, { countryCode: ['GH', 'KE'], sortBy: 'lastName', order: 'ASC' });
  expect(ghana.data.map(({ lastName }) => lastName)).toEqual(['Boateng', 'Kamau', 'Mensah']);
  expect((await list('all', { isChatAgent: 1 })).data.map(({ email }) => email)).toEqual([
    'reviewer@demo.example',
  ]);
});

test('an unknown type of user is refused', async () => {
  const admin = await portal.as('admin');
  expect(await admin.raw(calls.listUsers, { params: { type: 'gods' } })).toRefuseFields('type');
});

test('disabling ends the sessions at once and enabling lets the person sign in again', async () => {
  const admin = await portal.as('admin');
  const user = await portal.make.user();
  const client = await portal.as(user);
  const signIn = { body: { email: user.email, password: user.password } };
  const off = await admin.call(calls.toggleUser, { params: { id: user.id } });
  expect(off.body.data.status).toBe('DISABLED');
  expect(await client.call(getCurrentProfile)).toBeProblem('unauthorized');
  expect(await portal.visitor.call(login, signIn)).toBeProblem('account_disabled');
  const on = await admin.call(calls.toggleUser, { params: { id: user.id } });
  expect(on.body.data.status).toBe('ACTIVE');
  expect((await portal.visitor.call(login, signIn)).status).toBe(200);
  expect(await client.call(getCurrentProfile)).toBeProblem('unauthorized');
});

test('two who set a switch the same way do not set it back', async () => {
  const admins = await Promise.all([portal.as('admin'), portal.as('admin2')]);
  const { id } = await portal.make.user({ role: REVIEWER });
  for (const admin of admins) {
    const off = await admin.call(calls.toggleUser, { params: { id }, query: { to: 'DISABLED' } });
    expect(off.body).toMatchObject({
      data: { status: 'DISABLED' },
      message: 'The account is disabled and its sessions were ended.',
    });
    const agent = await admin.call(calls.toggleChatAgent, { params: { id }, query: { to: 1 } });
    expect(agent.body.data.isChatAgent).toBe(1);
  }
  expect(await portal.db`select 1 from audit_log where entity_id = ${id} and action = 'TOGGLE'`).toHaveLength(
    2,
  );
});

test('nobody disables themselves, and an account that was never taken up has no switch', async () => {
  const admin = await portal.as('admin');
  const pending = await portal.make.user({ status: 'PENDING' });
  const toggle = (id: string) => admin.call(calls.toggleUser, { params: { id } });
  expect(await toggle(portal.person('admin').id)).toBeProblem('cannot_change_self');
  expect(await toggle(pending.id)).toBeProblem('invalid_state');
  expect(await toggle('usr_nobody')).toBeProblem('not_found');
});

test('two administrators who disable each other at once leave one', async () => {
  await portal.db`update funds set second_person_above = null`;
  await portal.db`update users set status = 'DISABLED' where role = ${SUPER}`;
  const [one, two] = [await portal.make.user({ role: SUPER }), await portal.make.user({ role: SUPER })];
  const [first, second] = [await portal.as(one), await portal.as(two)];
  const replies = await Promise.all([
    first.call(calls.toggleUser, { params: { id: two.id } }),
    second.call(calls.toggleUser, { params: { id: one.id } }),
  ]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const active = await portal.db`select 1 from users where role = ${SUPER} and status = 'ACTIVE'`;
  expect(active).toHaveLength(1);
  await portal.db`update users set status = 'ACTIVE' where role = ${SUPER}`;
});

test('an invited manager chooses a password from the mail and signs in with the second factor', async () => {
  const admin = await portal.as('admin');
  const added = await admin.call(calls.addFundManager, { body: staff });
  expect(added.body.data).toMatchObject({ role: MANAGER, status: 'PENDING', email: staff.email });
  const mail = (await portal.mails())[0];
  expect(mail).toMatchObject({ to: staff.email, subject: 'A sua conta no Portal do Fundo de Ajustamento' });
  const link = new URLSearchParams(/#(\S+)/.exec(mail?.text ?? '')?.[1]);
  const [email, code] = [link.get('email') ?? '', link.get('code') ?? ''];
  const newPassword = 'Sturdy-baobab-42';
  const chosen = await portal.visitor.call(verifyReset, { body: { email, code, newPassword } });
  expect(chosen.status).toBe(200);
  expect((await portal.mails()).filter(({ to }) => to === staff.email)).toEqual([mail]);
  expect(await portal.visitor.call(login, { body: { email, password: newPassword } })).toBeProblem(
    'mfa_required',
  );
  expect(await admin.call(calls.resendInvitation, { params: { id: added.body.data.id } })).toBeProblem(
    'invalid_state',
  );
});

test('who registered an address and never confirmed it does not keep its owner from being invited', async () => {
  const admin = await portal.as('admin');
  const email = 'squatted@example.test';
  const password = 'Sturdy-baobab-42';
  const { firstName, lastName, countryCode } = staff;
  const person = { firstName, lastName, countryCode, email, password, phone: '+27115550100' };
  await portal.visitor.call(registerProfile, { body: { ...person, language: 'en', consent: true } });
  const token = /verify-email#token=([\w-]+)/.exec((await portal.mails())[0]?.text ?? '')?.[1] ?? '';
  const invited = await admin.call(calls.addFundReviewer, { body: { ...staff, email } });
  expect(invited.body.data).toMatchObject({ role: REVIEWER, status: 'PENDING', emailVerified: false });
  expect(await portal.visitor.call(verifyEmail, { body: { token } })).toBeProblem('verification_invalid');
  expect(await portal.visitor.call(login, { body: { email, password } })).toBeProblem('invalid_grant');
  const link = new URLSearchParams(/#(\S+)/.exec((await portal.mails())[0]?.text ?? '')?.[1]);
  const body = { email, code: link.get('code') ?? '', newPassword: 'Another-baobab-43' };
  expect((await portal.visitor.call(verifyReset, { body })).status).toBe(200);
  expect(await admin.call(calls.addFundReviewer, { body: { ...staff, email } })).toBeProblem('email_taken');
});

test('a new invitation voids the one before', async () => {
  const admin = await portal.as('admin');
  const email = 'again@example.test';
  const { id } = (await admin.call(calls.addFundReviewer, { body: { ...staff, email } })).body.data;
  const codeOf = async () =>
    new URLSearchParams(/#(\S+)/.exec((await portal.mails())[0]?.text ?? '')?.[1]).get('code') ?? '';
  const first = await codeOf();
  await admin.call(calls.resendInvitation, { params: { id } });
  const choose = (code: string) =>
    portal.visitor.call(verifyReset, { body: { email, code, newPassword: 'Sturdy-baobab-42' } });
  expect(await choose(first)).toBeProblem('INVALID_RESET_PASSWORD_VERIFICATION');
  expect((await choose(await codeOf())).status).toBe(200);
});

test('inviting a taken address names the field', async () => {
  const admin = await portal.as('admin');
  const reply = await admin.call(calls.addFundReviewer, {
    body: { ...staff, email: 'MANAGER@demo.example' },
  });
  expect(reply).toBeProblem('email_taken');
  expect(reply.problem?.fields?.[0]).toMatchObject({ field: 'email', code: 'taken' });
});

test('only roles with Live Chat can be chat agents', async () => {
  const admin = await portal.as('admin');
  const toggle = async (id: string) => admin.call(calls.toggleChatAgent, { params: { id } });
  const reviewer = await portal.make.user({ role: REVIEWER });
  expect((await toggle(reviewer.id)).body.data.isChatAgent).toBe(1);
  expect((await toggle(reviewer.id)).body.data.isChatAgent).toBe(0);
  expect(await toggle((await portal.make.user()).id)).toBeProblem('invalid_state');
  expect(await toggle('usr_nobody')).toBeProblem('not_found');
});

test('the export holds the chosen users, keeps formulas inert, and is written down', async () => {
  const admin = await portal.as('admin');
  const bad = await portal.make.user({
    firstName: '=HYPERLINK("http://evil.example")',
    organisation: 'شركة',
  });
  const other = await portal.make.user();
  const reply = await admin.call(calls.exportUsers, {
    params: { type: BENEFICIARY },
    body: { userId: [bad.id] },
  });
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="Users_\d{4}-\d\d-\d\d\.xlsx"/);
  const book = await readXlsx(reply.raw);
  const rows = book.sheets[0]?.rows ?? [];
  expect(rows).toHaveLength(2);
  expect(rows[1]?.slice(0, 6)).toEqual([
    `'${bad.firstName}`,
    bad.lastName,
    bad.email,
    '+233205550000',
    'Ghana',
    'شركة',
  ]);
  expect(rows[1]?.[11]).toBe('English');
  expect(JSON.stringify(rows)).not.toContain(other.email);
  const [entry] =
    await portal.db`select process, action, entity_label from audit_log order by seq desc limit 1`;
  expect(entry).toEqual({ process: 'EXPORT', action: 'EXPORT', entityLabel: BENEFICIARY });
});

test('without a choice the export holds every user of the type', async () => {
  const admin = await portal.as('admin');
  const reply = await admin.call(calls.exportUsers, { params: { type: 'staff' }, body: {} });
  const [stored] = await portal.db<
    { n: number }[]
  >`select count(*)::int as n from users where role <> ${BENEFICIARY}`;
  expect((await readXlsx(reply.raw)).sheets[0]?.rows).toHaveLength((stored?.n ?? 0) + 1);
});

test('a person is found by the very letters of the name, whatever their small ones are', async () => {
  const admin = await portal.as('admin');
  for (const lastName of ['İnönü', 'ΟΔΟΣ']) {
    const { id } = await portal.make.user({ lastName });
    const found = await admin.call(calls.listUsers, { params: { type: 'all' }, query: { search: lastName } });
    expect(found.body.data.map((user) => user.id)).toContain(id);
  }
});
