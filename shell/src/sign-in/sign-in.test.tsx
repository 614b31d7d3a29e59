import { BENEFICIARY } from '@portal/contracts';
import { requestReset, resendVerification } from '@portal/contracts/calls/identity/password';
import { getCurrentProfile, login, resendMfa, verifyMfa } from '@portal/contracts/calls/identity/sign-in';
import { getDemoInfo } from '@portal/contracts/calls/kernel/demo';
import { readToken } from '@portal/platform';
import type { FakeApi } from '@portal/testing/fake-api';
import { cleanup, screen, waitFor } from '@portal/testing/screen';
import { expect, test, vi } from 'vitest';
import { profile, visitor } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';
import { GuestOnly } from '../guard/GuestOnly.tsx';
import { Component as ForgotPasswordPage } from '../reset-password/ForgotPasswordPage.tsx';
import { Component as ResetPasswordPage } from '../reset-password/ResetPasswordPage.tsx';
import { Component as SignInPage } from './SignInPage.tsx';

const token = { data: { access_token: 'afp_1', expires_in: 1800 }, message: '' };

const open = (at = '/auth/sign-in', prepare?: (api: FakeApi) => void) => {
  const routes = [{ element: <GuestOnly />, children: [{ path: '/auth/sign-in', element: <SignInPage /> }] }];
  const portal = showPortal({ at, session: visitor, routes, ...(prepare && { prepare }) });
  portal.api.answer(getCurrentProfile, { data: profile, message: '' });
  return portal;
};
type Portal = ReturnType<typeof open>;

const password = () => screen.getByLabelText('Password', { selector: 'input' });
const enter = async ({ user }: Portal) => {
  await user.type(screen.getByLabelText('E-mail address'), 'amina@example.org');
  await user.type(password(), 'Abcdefg1');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};

const challenge = (portal: Portal) =>
  portal.api.refuse(login, 403, {
    error: 'mfa_required',
    message: 'A code is needed.',
    mfa_token: 'mfa-token-1-of-the-test',
  });

test('the right password leads inside, to where the person wanted to go', async () => {
  const portal = open(`/auth/sign-in?next=${encodeURIComponent('/workspace/profile?tab=2')}`);
  portal.api.answer(login, token);
  await enter(portal);
  await screen.findByRole('heading', { name: 'Page at /workspace/profile' });
  expect(location.search).toBe('?tab=2');
  expect(readToken()).toBe('afp_1');
  expect(portal.api.sent(login)).toEqual([{ email: 'amina@example.org', password: 'Abcdefg1' }]);
});

test('at the password it says that Caps Lock is on, until it is off', async () => {
  const { user } = open();
  await user.click(await screen.findByLabelText('Password', { selector: 'input' }));
  await user.keyboard('{CapsLock}A');
  expect(await screen.findByText('Caps Lock is on.')).toHaveProperty('role', 'alert');
  await user.keyboard('{CapsLock}a');
  await waitFor(() => expect(screen.queryByText('Caps Lock is on.')).toBeNull());
});

test('an address that was typed goes along to who forgot the password, and back for another code', async () => {
  const routes = [
    { path: '/auth/sign-in', element: <SignInPage /> },
    { path: '/auth/forgot-password', element: <ForgotPasswordPage /> },
    { path: '/auth/reset', element: <ResetPasswordPage /> },
  ];
  const { api, user } = showPortal({ at: '/auth/sign-in', session: visitor, routes });
  const address = () => screen.findByLabelText('E-mail address');
  await user.type(await address(), 'amina@example.org');
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  await screen.findByRole('button', { name: 'Send the code' });
  expect(await address()).toHaveProperty('value', 'amina@example.org');
  api.answer(requestReset, { data: null, message: '' });
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await user.click(await screen.findByRole('link', { name: 'Ask for another code' }));
  await screen.findByRole('button', { name: 'Send the code' });
  expect(await address()).toHaveProperty('value', 'amina@example.org');
});

test('the page for a code says that one is on its way only to who has asked for it', async () => {
  const routes = [
    { path: '/auth/forgot-password', element: <ForgotPasswordPage /> },
    { path: '/auth/reset', element: <ResetPasswordPage /> },
  ];
  const { api, user } = showPortal({ at: '/auth/reset', session: visitor, routes });
  const promise = /^If the address has an account, a code is on its way/;
  await user.type(await screen.findByLabelText('E-mail address'), 'amina@example.org');
  expect(screen.queryByText(promise)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Ask for another code' }));
  api.answer(requestReset, { data: null, message: '' });
  await user.click(await screen.findByRole('button', { name: 'Send the code' }));
  expect(await screen.findByText(promise)).toBeDefined();
});

test('a password manager keeps the new password under the address', async () => {
  const routes = [{ path: '/auth/reset', element: <ResetPasswordPage /> }];
  showPortal({ at: '/auth/reset', session: visitor, routes });
  expect(await screen.findByLabelText('E-mail address')).toHaveProperty('autocomplete', 'username');
  expect(screen.getByLabelText('New password', { selector: 'input' })).toHaveProperty(
    'autocomplete',
    'new-password',
  );
});

test('a wrong password is told at the field, without a notice, and nothing typed is lost', async () => {
  const portal = open();
  portal.api.refuse(login, 400, {
    error: 'invalid_grant',
    message: 'The e-mail address or the password is not right.',
  });
  await enter(portal);
  await screen.findByText('The e-mail address or the password is not right.');
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(password());
  expect(password()).toHaveProperty('value', 'Abcdefg1');
  expect(screen.queryByText('An error has occurred')).toBeNull();
});

test('an address that is not confirmed can have its message sent again', async () => {
  const portal = open();
  portal.api.refuse(login, 403, {
    error: 'email_not_verified',
    message: 'Please confirm your e-mail address first.',
  });
  await enter(portal);
  await screen.findByText('Please confirm your e-mail address first.');
  expect(screen.getByRole('button', { name: 'Send the message again' })).toBeDefined();
});

test('the second step asks for the code and sends it with its token once all digits are there', async () => {
  const portal = open();
  challenge(portal);
  portal.api.answer(verifyMfa, token);
  await enter(portal);
  await screen.findByRole('heading', { name: 'Enter your code' });
  expect(screen.getByText('a•••••@example.org')).toBeDefined();
  const cells = screen.getByLabelText('Verification code');
  const below = cells.compareDocumentPosition(screen.getByText('You can paste the whole code.'));
  expect(below, 'what may be pasted stands below the cells').toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await portal.user.type(cells, '123456');
  await screen.findByRole('heading', { name: /^Page at \/workspace/ });
  expect(portal.api.sent(verifyMfa)).toEqual([{ mfaToken: 'mfa-token-1-of-the-test', mfaCode: '123456' }]);
});

test('a wrong code stays in its cells with the reason above', async () => {
  const portal = open();
  challenge(portal);
  portal.api.refuse(verifyMfa, 400, { error: 'mfa_invalid', message: 'The code is not right.' });
  await enter(portal);
  await portal.user.type(await screen.findByLabelText('Verification code'), '123456');
  await screen.findByText('The code is not right.');
  expect(screen.getByLabelText('Verification code')).toHaveProperty('value', '123456');
});

test('who chooses a recovery code can type it at once', async () => {
  const portal = open();
  portal.api.refuse(login, 403, {
    error: 'mfa_required',
    message: 'A code is needed.',
    mfa_token: 'mfa-token-1-of-the-test',
    mfa_methods: ['TOTP', 'RECOVERY_CODE'],
    mfa_method: 'TOTP',
  });
  portal.api.answer(verifyMfa, token);
  await enter(portal);
  await portal.user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  expect(document.activeElement).toBe(await screen.findByLabelText('Recovery code'));
});

test('a code can be asked for again after fifteen seconds, and the new one goes with the new token', async () => {
  const portal = open();
  challenge(portal);
  portal.api.answer(resendMfa, {
    data: { mfa_token: 'mfa-token-2-of-the-test', resendAfter: 15, sendsLeft: 4 },
    message: '',
  });
  portal.api.answer(verifyMfa, token);
  await enter(portal);
  await screen.findByText('Resend the code in 15 s');
  expect(screen.queryByRole('button', { name: 'Resend the code' })).toBeNull();
  vi.useFakeTimers({ now: Date.now() + 15_000, toFake: ['Date'] });
  await portal.user.click(await screen.findByRole('button', { name: 'Resend the code' }));
  await waitFor(() => expect(portal.api.sent(resendMfa)).toEqual([{ mfa_token: 'mfa-token-1-of-the-test' }]));
  await screen.findByText('Resend the code in 15 s');
  expect(screen.getByRole('status').textContent).toMatch(/^A new code is on its way/);
  await portal.user.type(screen.getByLabelText('Verification code'), '654321');
  await waitFor(() =>
    expect(portal.api.sent(verifyMfa)).toEqual([{ mfaToken: 'mfa-token-2-of-the-test', mfaCode: '654321' }]),
  );
});

test('the step of the code is still there after a reload, with what is left of the countdown', async () => {
  const first = open();
  challenge(first);
  await enter(first);
  await screen.findByRole('heading', { name: 'Enter your code' });
  cleanup();
  vi.useFakeTimers({ now: Date.now() + 5000, toFake: ['Date'] });
  const portal = open();
  await screen.findByText(/^Resend the code in (9|10) s$/);
  expect(screen.getByText('a•••••@example.org')).toBeDefined();
  portal.api.answer(verifyMfa, token);
  await portal.user.type(screen.getByLabelText('Verification code'), '123456');
  await screen.findByRole('heading', { name: /^Page at \/workspace/ });
  expect(portal.api.sent(verifyMfa)).toEqual([{ mfaToken: 'mfa-token-1-of-the-test', mfaCode: '123456' }]);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['its end', () => vi.useFakeTimers({ now: Date.now() + 600_000, toFake: ['Date'] })],
  ['going back', () => screen.getByRole('button', { name: 'Back' }).click()],
])('after %s a reload begins with the password and keeps the address', async (_, end) => {
  const portal = open();
  challenge(portal);
  await enter(portal);
  await screen.findByRole('heading', { name: 'Enter your code' });
  end();
  cleanup();
  open();
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.getByLabelText('E-mail address')).toHaveProperty('value', 'amina@example.org');
  expect(password()).toHaveProperty('value', '');
  expect(sessionStorage.getItem('portal_sign_in')).not.toContain('Abcdefg1');
});

test('a code that comes when the sign-in is over leads back to the password, after a reload as well', async () => {
  const portal = open();
  challenge(portal);
  portal.api.refuse(verifyMfa, 400, { error: 'mfa_expired', message: 'This sign-in is over.' });
  await enter(portal);
  await portal.user.type(await screen.findByLabelText('Verification code'), '123456');
  await screen.findByText('This sign-in is over.');
  await screen.findByRole('heading', { name: 'Sign in' });
  cleanup();
  open();
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.getByLabelText('E-mail address')).toHaveProperty('value', 'amina@example.org');
});

test('who goes back from the code after a reload finds the address filled in', async () => {
  const portal = open();
  challenge(portal);
  await enter(portal);
  await screen.findByRole('heading', { name: 'Enter your code' });
  cleanup();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('E-mail address')).toHaveProperty('value', 'amina@example.org');
});

test('asking for a code of a sign-in that is over leads back to the first step, with the address', async () => {
  const portal = open();
  challenge(portal);
  portal.api.refuse(resendMfa, 400, { error: 'mfa_expired', message: 'This sign-in is over.' });
  await enter(portal);
  await screen.findByText('Resend the code in 15 s');
  vi.useFakeTimers({ now: Date.now() + 15_000, toFake: ['Date'] });
  await portal.user.click(await screen.findByRole('button', { name: 'Resend the code' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(document.activeElement?.textContent).toContain('This sign-in is over.');
  expect(screen.getByLabelText('E-mail address')).toHaveProperty('value', 'amina@example.org');
  portal.api.refuse(login, 400, { error: 'invalid_grant', message: 'The password is not right.' });
  await portal.user.type(password(), 'Abcdefg2');
  await portal.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('The password is not right.');
  expect(screen.queryByText('This sign-in is over.')).toBeNull();
});

test('in demo mode an account fills in the form', async () => {
  const accounts = [{ email: 'b@demo.example', password: 'Demo-2026-pass', role: BENEFICIARY, note: '' }];
  const { user } = open('/auth/sign-in', (api) =>
    api.answer(getDemoInfo, { data: { demo: true, accounts }, message: '' }),
  );
  await user.click(await screen.findByRole('button', { name: /b@demo.example/ }));
  expect(password()).toHaveProperty('value', 'Demo-2026-pass');
});

test('a message that could not be sent again can be asked for once more', async () => {
  const portal = open();
  portal.api.refuse(login, 403, { error: 'email_not_verified', message: 'Please confirm it first.' });
  portal.api.refuse(resendVerification, 503, { error: 'unavailable', message: 'Try again soon.' });
  await enter(portal);
  const again = await screen.findByRole('button', { name: 'Send the message again' });
  await portal.user.click(again);
  await screen.findByText('Try again soon.');
  portal.api.answer(resendVerification, { data: null, message: 'It is on its way.' });
  await portal.user.click(screen.getByRole('button', { name: 'Send the message again' }));
  await screen.findByText('It is on its way.');
});
