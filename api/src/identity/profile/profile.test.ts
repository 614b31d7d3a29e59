import { REVIEWER } from '@portal/contracts';
import { updatePassword } from '@portal/contracts/identity/password';
import {
  getLoginHistory,
  type ProfileEdit,
  setSecondFactor,
  updateProfile,
  updateUserProfile,
} from '@portal/contracts/identity/profile';
import { endOtherSessions, getCurrentProfile, login } from '@portal/contracts/identity/sign-in';
import { toggleChatAgent } from '@portal/contracts/identity/users';
import { expect, test } from 'vitest';
import { madePassword } from '../../../test/support/make-users.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const edit: ProfileEdit = { firstName: 'Ama', lastName: 'Serwaa', phone: '0205550199', countryCode: 'GH' };

test('a profile is read and changed by its owner, and the change is written down', async () => {
  const user = await portal.make.user({ organisation: 'Kept Ltd' });
  const client = await portal.as(user);
  const reply = await client.call(updateProfile, {
    body: { ...edit, language: 'sw', notificationPrefs: { newSignIn: false } },
  });
  expect(reply.body.message).not.toBe('');
  expect((await client.call(getCurrentProfile)).body.data).toMatchObject({
    ...edit,
    language: 'sw',
    organisation: 'Kept Ltd',
    notificationPrefs: { newSignIn: false },
    rowVersion: 2,
  });
  const [entry] =
    await portal.db`select action, changes from audit_log where entity_id = ${user.id} order by seq desc limit 1`;
  expect(entry).toMatchObject({ action: 'UPDATE' });
  expect(entry?.changes).toContainEqual({ field: 'firstName', old: user.firstName, new: 'Ama' });
});

test('a version that someone else has changed is refused and nothing is lost', async () => {
  const client = await portal.as(await portal.make.user());
  await client.call(updateProfile, { body: { ...edit, rowVersion: 1 } });
  for (const rowVersion of [1e308, -1e308])
    expect(await client.call(updateProfile, { body: { ...edit, rowVersion } })).toBeProblem('stale_version');
  const stale = await client.call(updateProfile, { body: { ...edit, firstName: 'Other', rowVersion: 1 } });
  expect(stale).toBeProblem('stale_version');
  expect((await client.call(getCurrentProfile)).body.data.firstName).toBe('Ama');
});

test('what else is changed of the account meanwhile refuses no version of the profile', async () => {
  const admin = await portal.as('admin');
  const user = await portal.make.user({ role: REVIEWER, countryCode: 'GH' });
  const client = await portal.as(user);
  const passwords = { currentPassword: madePassword, newPassword: 'A-longer-Phrase-7' };
  expect((await client.call(updatePassword, { body: passwords })).status).toBe(200);
  const made = await admin.call(toggleChatAgent, { params: { id: user.id }, query: { to: 1 } });
  expect(made.body.data.isChatAgent).toBe(1);
  const saved = await client.call(updateProfile, { body: { ...edit, rowVersion: 1 } });
  expect(saved.body.data).toMatchObject({ firstName: 'Ama', rowVersion: 2 });
});

test.each([
  ['role', { role: 'FUND_MANAGER_SUPER_USER' }],
  ['authorities', { authorities: ['FUND_MANAGER_SUPER_USER'] }],
  ['isChatAgent', { isChatAgent: 1 }],
  ['status', { status: 'ACTIVE' }],
  ['emailVerified', { emailVerified: true }],
  ['email', { email: 'other@example.test' }],
  ['mfaEnabled', { mfaEnabled: false }],
])('a profile edit cannot carry %s', async (field, extra) => {
  const client = await portal.as(await portal.make.user());
  expect(await client.raw(updateProfile, { body: { ...edit, ...extra } })).toRefuseFields(field);
  expect(await client.raw(updateUserProfile, { body: { ...edit, ...extra } })).toRefuseFields(field);
});

test('another’s profile is changed by the super user only; to others it does not exist', async () => {
  const user = await portal.make.user();
  const body = { ...edit, userId: user.id };
  const [admin, manager, other] = await Promise.all(
    (['admin', 'manager', 'beneficiary'] as const).map((who) => portal.as(who)),
  );
  expect(await manager?.call(updateUserProfile, { body })).toBeProblem('not_found');
  expect(await other?.call(updateUserProfile, { body })).toBeProblem('not_found');
  expect((await admin?.call(updateUserProfile, { body }))?.body.data.firstName).toBe('Ama');
  expect(await admin?.call(updateUserProfile, { body: { ...edit, userId: 'usr_nobody' } })).toBeProblem(
    'not_found',
  );
  expect((await other?.call(updateUserProfile, { body: edit }))?.body.data.firstName).toBe('Ama');
});

test('the second factor is switched with the password; staff cannot switch it off', async () => {
  const user = await portal.make.user();
  const client = await portal.as(user);
  const wrong = await client.call(setSecondFactor, {
    body: { enabled: true, currentPassword: 'Wrong-horse-7' },
  });
  expect(wrong).toBeProblem('INVALID_PASSWORD');
  const on = await client.call(setSecondFactor, { body: { enabled: true, currentPassword: madePassword } });
  expect(on.body.data.mfaEnabled).toBe(true);
  const signIn = { body: { email: user.email, password: madePassword } };
  expect(await portal.visitor.call(login, signIn)).toBeProblem('mfa_required');
  const off = await client.call(setSecondFactor, { body: { enabled: false, currentPassword: madePassword } });
  expect(off.body.data.mfaEnabled).toBe(false);
  const reviewer = await portal.as(await portal.make.user({ role: REVIEWER }));
  const refused = await reviewer.call(setSecondFactor, {
    body: { enabled: false, currentPassword: madePassword },
  });
  expect(refused).toBeProblem('mfa_mandatory');
});

test('a person sees their own sign-ins, newest first and page by page, and nobody else’s', async () => {
  const user = await portal.make.user();
  const other = await portal.make.user();
  for (const password of ['Wrong-horse-7', madePassword]) {
    await portal.visitor.call(login, { body: { email: user.email, password } });
    await portal.deps.background.settle();
  }
  const client = await portal.as(user);
  const all = await client.call(getLoginHistory, { query: {} });
  expect(all.body.data.map(({ outcome }) => outcome)).toEqual(['SUCCESS', 'WRONG_PASSWORD']);
  expect(all.body.data.map(({ sessionId }) => sessionId)).toEqual([expect.stringMatching(/^ses_/), null]);
  expect(all.body).toMatchObject({ total: 2, page: 1, pageSize: 10 });
  const filtered = await client.call(getLoginHistory, {
    query: { outcome: ['WRONG_PASSWORD'], order: 'ASC' },
  });
  expect(filtered.body.total).toBe(1);
  const byProcess = await client.call(getLoginHistory, { query: { process: ['SUCCESS'] } });
  expect(byProcess.body.data[0]?.ip).toBe('127.0.0.1');
  expect(await client.call(getLoginHistory, { query: { userId: other.id } })).toBeProblem('not_found');
  expect(await client.call(getLoginHistory, { query: { userId: 'all' } })).toBeProblem('not_found');
  const admin = await portal.as('admin');
  const seen = await admin.call(getLoginHistory, { query: { userId: user.id } });
  expect(seen.body.data[0]).toMatchObject({ email: user.email, ip: '127.0.0.…' });
  expect(
    (await admin.call(getLoginHistory, { query: { userId: 'all', search: user.email } })).body.total,
  ).toBe(2);
});

test('days of a filter are those of the caller’s time zone', async () => {
  const user = await portal.make.user();
  const client = await portal.as(user);
  await portal.db`insert into login_history (id, user_id, at, outcome, method, ip, device, browser, os, seq, prev_hash, hash)
    values ('lgn_zone', ${user.id}, '2026-03-10T23:30:00Z', 'SUCCESS', 'PASSWORD', '192.0.2.1', 'Desktop', 'Firefox', 'Linux', 1000000, '', '')`;
  const on = async (day: string, zone: string) =>
    (await client.call(getLoginHistory, { query: { from: day, to: day }, headers: { 'timezone-val': zone } }))
      .body.total;
  expect([await on('2026-03-10', 'UTC'), await on('2026-03-11', 'UTC')]).toEqual([1, 0]);
  expect([await on('2026-03-10', 'Africa/Nairobi'), await on('2026-03-11', 'Africa/Nairobi')]).toEqual([
    0, 1,
  ]);
  expect(await on('2026-03-10', 'Mars/Olympus')).toBe(1);
});

test.each([
  ['a page of none', { page: 0 }, ['page']],
  ['a page size of its own', { pageSize: 11 }, ['pageSize']],
  ['an order of its own', { order: 'desc; drop table users' }, ['order']],
  ['a column of its own', { sortBy: 'password_hash' }, ['sortBy']],
  ['a parameter given twice', { page: ['1', '2'] }, ['page']],
  ['a day that does not exist', { from: '2026-02-30' }, ['from']],
  ['an unknown parameter', { users: 'all' }, ['users']],
])('the history refuses %s', async (_name, query, fields) => {
  const client = await portal.as('beneficiary');
  expect(await client.raw(getLoginHistory, { query })).toRefuseFields(...fields);
});

test('"this was not me" ends the other sessions', async () => {
  const user = await portal.make.user();
  const [here, elsewhere] = [await portal.as(user), await portal.as(user)];
  expect((await here.call(endOtherSessions)).body.data).toEqual({ ended: 1 });
  expect(await elsewhere.call(getCurrentProfile)).toBeProblem('unauthorized');
  expect((await here.call(getCurrentProfile)).status).toBe(200);
});
