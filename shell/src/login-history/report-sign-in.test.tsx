import { BENEFICIARY } from '@portal/contracts';
import { updatePassword } from '@portal/contracts/calls/identity/password';
import { getLoginHistory, reportSignIn } from '@portal/contracts/calls/identity/profile';
import { getCurrentProfile } from '@portal/contracts/calls/identity/sign-in';
import type { CurrentProfile, LoginHistoryRow } from '@portal/contracts/identity/profile';
import { changeLanguage } from '@portal/platform';
import { act, screen, waitFor, within } from '@portal/testing/screen';
import { expect, onTestFinished, test } from 'vitest';
import { as, person } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';
import { Component as PasswordPage } from '../change-password/ChangePasswordPage.tsx';
import { Component as HistoryPage } from './LoginHistoryPage.tsx';

const user = person(BENEFICIARY);

const profile: CurrentProfile = {
  ...user,
  emailVerified: true,
  organisation: '',
  mfaMandatory: false,
  notificationPrefs: {},
  lastLoginAt: null,
  createdAt: '2026-01-01T00:00:00Z',
  rowVersion: 1,
  userInfo: { authorities: [BENEFICIARY] },
};

const row = (facts: Partial<LoginHistoryRow>): LoginHistoryRow => ({
  id: 'lgn_1',
  userId: user.id,
  userName: 'Someone',
  email: user.email,
  at: '2026-11-20T08:30:00.000Z',
  outcome: 'SUCCESS',
  method: 'PASSWORD',
  ip: '203.0.113.7',
  countryCode: null,
  device: 'Desktop',
  browser: 'Chrome',
  os: 'Windows',
  isNewDevice: true,
  sessionId: 'ses_1',
  isCurrent: false,
  ...facts,
});

const open = (given?: LoginHistoryRow[]) => {
  const portal = showPortal({
    at: '/workspace/login-history',
    session: as(user),
    routes: [
      { path: '/workspace/login-history', element: <HistoryPage /> },
      { path: '/workspace/password-management', element: <PasswordPage /> },
    ],
    prepare: (api) => {
      const rows = given ?? [
        row({ id: 'lgn_own', isCurrent: true, sessionId: 'ses_own', isNewDevice: false }),
        row({ id: 'lgn_foreign' }),
        row({ id: 'lgn_wrong', outcome: 'WRONG_PASSWORD', sessionId: null }),
      ];
      api.answer(getLoginHistory, { data: rows, message: '', total: rows.length, page: 1, pageSize: 10 });
    },
  });
  return portal;
};

test('a sign-in is reported by its row, and what comes next is a new password and nothing else', async () => {
  const { api, user: hand, router } = open();
  // Not this session, and not what let nobody in.
  const buttons = await screen.findAllByRole('button', { name: /^This was not me/ });
  expect(buttons).toHaveLength(1);
  api.answer(reportSignIn, {
    data: { ticketNumber: 'CM-2026-000031', sessions: 1, authenticators: 0, passkeys: 0, recoveryCodes: 0 },
    message: 'Thank you.',
  });
  api.answer(getCurrentProfile, { data: { ...profile, mustChangePassword: true }, message: '' });
  if (buttons[0]) await hand.click(buttons[0]);
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/203\.0\.113\.7/)).toBeDefined();
  await hand.click(within(dialog).getByRole('button', { name: 'Secure my account' }));
  await screen.findByText('Choose a new password before you go on');
  expect(api.requests.find(({ call }) => call === reportSignIn.id)?.url.pathname).toBe(
    '/api/profile/loginHistory/lgn_foreign/report',
  );

  await act(() => router.navigate('/workspace/login-history'));
  await waitFor(() => expect(location.pathname).toBe('/workspace/password-management'));

  api.answer(updatePassword, { data: null, message: 'Changed.' });
  api.answer(getCurrentProfile, { data: profile, message: '' });
  await hand.type(screen.getByLabelText('Current password', { selector: 'input' }), 'Old-password-1');
  await hand.type(screen.getByLabelText('New password', { selector: 'input' }), 'Sturdy-baobab-42');
  await hand.type(screen.getByLabelText('New password again', { selector: 'input' }), 'Sturdy-baobab-42');
  await hand.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(screen.queryByText('Choose a new password before you go on')).toBeNull());
  await act(() => router.navigate('/workspace/login-history'));
  await screen.findByRole('heading', { name: 'Login History' });
});

test('what is not known of a device is not named', async () => {
  const nothing = { device: 'Unknown', browser: 'Unknown', os: 'Unknown' };
  const rows = [row(nothing), row({ ...nothing, id: 'lgn_2', os: 'Linux' })];
  open(rows);
  await screen.findByText('Unknown device');
  screen.getByText('Linux');
});

test('in Arabic a browser and its system are parted by its own comma', async () => {
  open();
  await screen.findAllByText('Chrome, Windows');
  onTestFinished(() => changeLanguage('en'));
  await act(() => changeLanguage('ar'));
  await screen.findAllByText('Chrome، Windows');
});

test('each end of a period is asked for and limits the other', async () => {
  const { api, user: hand } = open();
  const ends = [await screen.findByLabelText('From'), await screen.findByLabelText('To')];
  const days = ['2026-11-01', '2026-11-20'];
  for (const [at, end] of ends.entries()) await hand.type(end, days[at] ?? '');
  await waitFor(() => {
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
    expect([from, to].map((end) => end.getAttribute('min') ?? end.getAttribute('max'))).toEqual([
      '2026-11-20',
      '2026-11-01',
    ]);
    const asked = api.requests.findLast(({ call }) => call === getLoginHistory.id)?.url.searchParams;
    expect([asked?.get('from'), asked?.get('to')]).toEqual(days);
  });
});
