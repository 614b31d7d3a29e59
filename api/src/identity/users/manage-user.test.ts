import { REVIEWER, SUPER } from '@portal/contracts';
import {
  readInvitation,
  requestReset,
  resendVerification,
  verifyReset,
} from '@portal/contracts/identity/password';
import { updateUserProfile } from '@portal/contracts/identity/profile';
import { getCurrentProfile } from '@portal/contracts/identity/sign-in';
import {
  addFundReviewer,
  endUserSessions,
  exportUsers,
  getUser,
  resendInvitation,
  resetUserFactors,
  toggleUser,
  withdrawInvitation,
} from '@portal/contracts/identity/users';
import { expect, test } from 'vitest';
import type { Someone } from '../../../test/support/people.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { serveMailRequests } from '../auth/mail-requests.ts';

const portal = testPortal();

const details = async (id: string) =>
  (await (await portal.as('admin')).call(getUser, { params: { id } })).body.data;
const newestMailTo = async (email: string) => (await portal.mails()).find(({ to }) => to === email);
const invited = async (email: string, by: Someone = 'admin') => {
  const body = { firstName: 'Thandi', lastName: 'Khumalo', email, countryCode: 'ZA' };
  return (await (await portal.as(by)).call(addFundReviewer, { body })).body.data;
};
const linkTo = async (email: string) => {
  const text = (await newestMailTo(email))?.text ?? '';
  const found = new URLSearchParams(/\/auth\/invitation#(\S+)/.exec(text)?.[1]);
  return { email: found.get('email') ?? '', code: found.get('code') ?? '' };
};
const look = (body: { email: string; code: string }) => portal.visitor.call(readInvitation, { body });
const choose = (body: { email: string; code: string }) =>
  portal.visitor.call(verifyReset, { body: { ...body, newPassword: 'Sturdy-baobab-42' } });

test('an Admin ends the sessions of a person, not the own ones', async () => {
  const admin = await portal.as('admin');
  const user = await portal.make.user();
  const client = await portal.as(user);
  expect((await details(user.id)).openSessions).toBe(1);
  const ended = await admin.call(endUserSessions, { params: { id: user.id } });
  expect(ended.body.data).toEqual({ ended: 1 });
  expect(await client.call(getCurrentProfile)).toBeProblem('unauthorized');
  expect((await details(user.id)).openSessions).toBe(0);
  const own = { params: { id: portal.person('admin').id } };
  expect(await admin.call(endUserSessions, own)).toBeProblem('cannot_change_self');
  expect(await admin.call(resetUserFactors, own)).toBeProblem('cannot_change_self');
  expect(await admin.call(getUser, { params: { id: 'usr_nobody' } })).toBeProblem('not_found');
});

test('second factors are removed, the person is told and signed out', async () => {
  const admin = await portal.as('admin');
  const user = await portal.make.user({ role: REVIEWER });
  const client = await portal.as(user);
  const reset = () => admin.call(resetUserFactors, { params: { id: user.id } });
  expect(await reset()).toBeProblem('no_factor');
  await portal.db`insert into recovery_codes (id, user_id, code_hash) values ('rec_1', ${user.id}, '\\x00')`;
  expect((await details(user.id)).factors.recoveryCodesLeft).toBe(1);
  expect((await reset()).status).toBe(200);
  expect(await details(user.id)).toMatchObject({
    factors: { hasAuthenticator: false, passkeys: 0, recoveryCodesLeft: 0 },
    openSessions: 0,
  });
  expect(await client.call(getCurrentProfile)).toBeProblem('unauthorized');
  expect((await newestMailTo(user.email))?.text).toContain('An Admin removed your authenticator app');
});

test('looking at an invitation tells who invites and uses nothing up', async () => {
  const { id } = await invited('look@example.test');
  const link = await linkTo('look@example.test');
  for (const _ of [1, 2])
    expect((await look(link)).body.data).toMatchObject({
      email: 'look@example.test',
      role: REVIEWER,
      invitedBy: 'Nomvula Dlamini',
    });
  expect((await details(id)).invitation).toMatchObject({ isOver: false, invitedBy: 'Nomvula Dlamini' });
  expect(await look({ ...link, email: 'other@example.test' })).toBeProblem('invitation_invalid');
  expect((await choose(link)).status).toBe(200);
  expect(await look(link)).toBeProblem('invitation_invalid');
  expect((await details(id)).invitation).toBeNull();
});

test('what somebody invited whose account is disabled since cannot be taken up until it is sent again', async () => {
  const other = await portal.make.user({ role: SUPER });
  const admin = await portal.as('admin');
  const { id } = await invited('gone@example.test', other);
  const link = await linkTo('gone@example.test');
  await admin.call(toggleUser, { params: { id: other.id }, query: { to: 'DISABLED' } });
  expect(await look(link)).toBeProblem('invitation_invalid');
  expect((await choose(link)).status).toBe(400);
  expect((await details(id)).invitation).toMatchObject({ isOver: true });
  await admin.call(resendInvitation, { params: { id } });
  expect((await choose(await linkTo('gone@example.test'))).status).toBe(200);
});

test('a withdrawn invitation cannot be taken up until it is sent again', async () => {
  const admin = await portal.as('admin');
  const { id } = await invited('withdrawn@example.test');
  const link = await linkTo('withdrawn@example.test');
  const params = { params: { id } };
  expect((await admin.call(withdrawInvitation, params)).body.data.status).toBe('DISABLED');
  expect(await admin.call(withdrawInvitation, params)).toBeProblem('invalid_state');
  expect(await look(link)).toBeProblem('invitation_invalid');
  expect((await choose(link)).status).toBe(400);
  expect(await admin.call(toggleUser, params)).toBeProblem('invalid_state');
  expect((await admin.call(resendInvitation, params)).body.data.status).toBe('PENDING');
  expect((await choose(await linkTo('withdrawn@example.test'))).status).toBe(200);
  expect(await admin.call(withdrawInvitation, params)).toBeProblem('invalid_state');
});

test('an invitation is taken up by its link alone, not by confirming the address or a reset', async () => {
  const email = 'sideways@example.test';
  const { id } = await invited(email);
  await portal.visitor.call(resendVerification, { body: { email } });
  await portal.visitor.call(requestReset, { body: { email } });
  await serveMailRequests(portal.deps);
  expect((await portal.mails()).filter(({ to }) => to === email)).toHaveLength(1);
  expect((await details(id)).user.status).toBe('PENDING');
});

test('an Admin edits a person who has given no phone number', async () => {
  const { id, rowVersion } = await invited('edited@example.test');
  const body = { userId: id, firstName: 'Thandiwe', lastName: 'Khumalo', countryCode: 'ZA', rowVersion };
  const admin = await portal.as('admin');
  expect((await admin.call(updateUserProfile, { body })).status).toBe(200);
  expect((await details(id)).user).toMatchObject({ firstName: 'Thandiwe', phone: '' });
  expect(await admin.call(updateUserProfile, { body })).toBeProblem('stale_version');
});

test('an export of chosen users names those whom it does not find', async () => {
  const admin = await portal.as('admin');
  const user = await portal.make.user({ role: REVIEWER });
  const body = { userId: [user.id, 'usr_nope'] };
  const refused = await admin.raw(exportUsers, { params: { type: REVIEWER }, body });
  expect(refused).toRefuseFields('userId');
  expect(refused.problem?.fields?.[0]?.message).toBe('Not found: usr_nope');
});
