// @vitest-environment jsdom
import { BENEFICIARY } from '@portal/contracts';
import { listCountries } from '@portal/contracts/calls/funds/reference';
import { getLoginHistory, updateUserProfile } from '@portal/contracts/calls/identity/profile';
import {
  endUserSessions,
  getUser,
  resendInvitation,
  resetUserFactors,
  withdrawInvitation,
} from '@portal/contracts/calls/identity/users';
import type { LoginHistoryRow } from '@portal/contracts/identity/profile';
import type { UserDetails } from '@portal/contracts/identity/users';
import { queryClient } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, waitFor, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { ghana } from '../../test/example-country.ts';
import { admin, userRow } from '../../test/example-people.ts';
import { done, onePage } from '../../test/pages.ts';
import area from '../expose.ts';

const signIn: LoginHistoryRow = {
  id: 'lgn_1',
  userId: 'usr_1',
  userName: 'Ama Owusu',
  email: 'ama@example.org',
  at: '2026-11-20T09:00:00.000000Z',
  outcome: 'WRONG_PASSWORD',
  method: 'PASSWORD',
  ip: '203.0.113.…',
  countryCode: null,
  device: 'Desktop',
  browser: 'Firefox',
  os: 'Linux',
  isNewDevice: true,
  sessionId: null,
  isCurrent: false,
};

const details = (given: Partial<UserDetails> = {}): UserDetails => ({
  user: userRow({ phone: '+233205550110' }),
  factors: { hasAuthenticator: true, passkeys: 2, recoveryCodesLeft: 8 },
  openSessions: 1,
  invitation: null,
  ...given,
});

const open = async (given: UserDetails = details(), at = '/workspace/user-management/usr_1') => {
  const api = fakeApi();
  api.answer(getUser, done(given));
  api.answer(getLoginHistory, onePage([signIn]));
  api.answer(listCountries, done([ghana]));
  await renderArea(area, { at, user: admin });
  return api;
};

test('the applications of a beneficiary are a click away', async () => {
  await open(details({ user: userRow({ role: BENEFICIARY }) }));
  expect((await screen.findByRole('link', { name: 'Applications' })).getAttribute('href')).toBe(
    '/workspace/review-applications?view=ALL&search=ama%40example.org',
  );
});

const confirm = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: button }));
};
const askedFor = (api: Awaited<ReturnType<typeof open>>, id: string) =>
  api.requests.filter(({ call }) => call === id).map(({ url }) => url.pathname);

test('the page of a person shows what opens the account and every sign-in', async () => {
  const api = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ama Owusu' })).toBeDefined();
  const security = within(screen.getByRole('region', { name: 'Security' }));
  expect(security.getByText('Passkeys: 2')).toBeDefined();
  expect(await screen.findByText('Wrong password')).toBeDefined();
  const asked = api.requests.find(({ call }) => call === getLoginHistory.id)?.url;
  expect(asked?.searchParams.get('userId')).toBe('usr_1');
  screen.getByRole('button', { name: 'Actions for Ama Owusu' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  expect(screen.getAllByText('History of this record')).toHaveLength(1);
});

test('an Admin corrects names and phone of a person', async () => {
  const api = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const first = screen.getByLabelText('First name');
  expect(document.activeElement).toBe(first);
  await userEvent.clear(first);
  await userEvent.type(first, 'Amma');
  const message = 'Someone else has changed this in the meantime.';
  api.refuse(updateUserProfile, 409, { error: 'stale_version', message });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Amma');
  expect(api.sent(updateUserProfile)[0]).toMatchObject({
    userId: 'usr_1',
    firstName: 'Amma',
    phone: '+233205550110',
    rowVersion: 1,
  });
});

test('sessions end and second factors are removed after one more question', async () => {
  const api = await open();
  api.answer(endUserSessions, done({ ended: 1 }));
  await confirm('End all sessions');
  await expect
    .poll(() => askedFor(api, endUserSessions.id))
    .toEqual(['/api/profile/users/usr_1/endSessions']);
  api.answer(resetUserFactors, done(null));
  const factors = { hasAuthenticator: false, passkeys: 0, recoveryCodesLeft: 0 };
  api.answer(getUser, done(details({ factors, openSessions: 0 })));
  // The first question is over once it was answered.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await confirm('Remove second factors');
  await expect
    .poll(() => askedFor(api, resetUserFactors.id))
    .toEqual(['/api/profile/users/usr_1/resetFactors']);
  // Nothing is left to remove: the focus stays where it was.
  const button = await screen.findByRole('button', { name: 'Remove second factors' });
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  expect(
    screen.getByText('There is no authenticator app, passkey or recovery code to remove.'),
  ).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('an invitation that waits can be withdrawn', async () => {
  const api = await open(
    details({
      user: userRow({ status: 'PENDING', emailVerified: false }),
      factors: { hasAuthenticator: false, passkeys: 0, recoveryCodesLeft: 0 },
      openSessions: 0,
      invitation: {
        sentAt: '2026-11-20T09:00:00.000000Z',
        expiresAt: '2026-11-23T09:00:00.000000Z',
        isOver: false,
        invitedBy: 'Nomvula Dlamini',
      },
    }),
  );
  expect(await screen.findByText('Sent by Nomvula Dlamini')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'End all sessions' })).toBeNull();
  api.answer(withdrawInvitation, done(userRow({ status: 'DISABLED', emailVerified: false })));
  await confirm('Withdraw the invitation');
  await expect
    .poll(() => askedFor(api, withdrawInvitation.id))
    .toEqual(['/api/profile/users/usr_1/withdrawInvitation']);
});

test('an invitation that was withdrawn is sent again from the page of the person', async () => {
  const user = userRow({ status: 'DISABLED', emailVerified: false });
  const factors = { hasAuthenticator: false, passkeys: 0, recoveryCodesLeft: 0 };
  const api = await open(details({ user, factors, openSessions: 0 }));
  api.answer(resendInvitation, done(userRow({ status: 'PENDING', emailVerified: false })));
  expect(await screen.findByRole('button', { name: 'Send the invitation again' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remove second factors' })).toBeNull();
  await confirm('Send the invitation again');
  await expect
    .poll(() => askedFor(api, resendInvitation.id))
    .toEqual(['/api/profile/users/usr_1/resendInvitation']);
});

test('the own account is changed in the profile, and nobody has no page', async () => {
  await open(
    details({ user: userRow({ id: admin.id, role: BENEFICIARY }) }),
    `/workspace/user-management/${admin.id}`,
  );
  expect(await screen.findByText('This is your own account: you change it in your profile.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('sign-ins of everyone name the person, who has a page', async () => {
  const api = await open(details(), '/workspace/user-management/sign-ins?search=ama');
  const person = await screen.findByRole('link', { name: 'Ama Owusu' });
  expect(person.getAttribute('href')).toBe('/workspace/user-management/usr_1');
  const asked = api.requests.find(({ call }) => call === getLoginHistory.id)?.url;
  expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({ userId: 'all', search: 'ama' });
});

test('what another Admin saved meanwhile is not overwritten by fields that were not touched', async () => {
  const api = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const first = screen.getByLabelText('First name');
  await userEvent.clear(first);
  await userEvent.type(first, 'Amma');
  api.refuse(updateUserProfile, 409, { error: 'stale_version', message: 'Somebody was first.' });
  const user = userRow({ phone: '+233205550199', rowVersion: 2 });
  api.answer(getUser, done({ ...details(), user }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => screen.getByLabelText('Phone')).toHaveProperty('value', '+233205550199');
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Amma');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.sent(updateUserProfile).at(-1))
    .toMatchObject({ firstName: 'Amma', phone: '+233205550199', rowVersion: 2 });
});

test('an account is read anew after a change of it was refused', async () => {
  const api = await open();
  api.refuse(endUserSessions, 409, { error: 'invalid_state', message: 'There is none left.' });
  const asked = () => askedFor(api, getUser.id).length;
  await screen.findByRole('button', { name: 'End all sessions' });
  const before = asked();
  await confirm('End all sessions');
  await expect.poll(asked).toBeGreaterThan(before);
});

test('what was typed stays when the account is not found on reading it anew', async () => {
  const api = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const first = screen.getByLabelText('First name');
  await userEvent.type(first, 'h');
  api.refuse(getUser, 404, { error: 'not_found', message: 'It is not there.' });
  await queryClient.invalidateQueries();
  await userEvent.type(first, 'n');
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Amahn');
});
