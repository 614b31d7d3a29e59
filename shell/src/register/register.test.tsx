import { listCountries } from '@portal/contracts/calls/funds/reference';
import { verifyEmail } from '@portal/contracts/calls/identity/password';
import { checkEmailExistance, registerProfile } from '@portal/contracts/calls/identity/profile';
import type { Country } from '@portal/contracts/funds/reference';
import { cleanup, screen } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { visitor } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';
import { Component as VerifyEmailPage } from '../verify-email/VerifyEmailPage.tsx';
import { Component as RegisterPage } from './RegisterPage.tsx';

const routes = [
  { path: '/auth/register', element: <RegisterPage /> },
  { path: '/auth/verify-email', element: <VerifyEmailPage /> },
];

const name = 'Ghana';
const ghana: Country = {
  code: 'GH',
  code3: 'GHA',
  name,
  names: { en: name, fr: name, pt: name, ar: name, es: name, sw: name },
  dialCode: '+233',
  currency: 'GHS',
  isAuMember: true,
  afcftaStatus: 'STATE_PARTY',
  ratificationDepositedOn: null,
  isLdc: false,
  isG6: false,
  recs: [],
  isEnabled: true,
  asOf: '2026-01-01',
};

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

const register = async (at: string) => {
  const { api, user } = showPortal({
    at,
    session: visitor,
    routes,
    prepare: (answers) => answers.answer(listCountries, { data: [ghana], message: '' }),
  });
  api.answer(checkEmailExistance, { data: { exists: false }, message: '' });
  api.answer(registerProfile, { data: null, message: '' });
  await user.type(await screen.findByLabelText('First name'), 'Ama');
  await user.type(screen.getByLabelText('Last name'), 'Owusu');
  await user.type(screen.getByLabelText('E-mail address'), 'ama@example.org');
  await screen.findByRole('option', { name });
  await user.selectOptions(screen.getByLabelText('Country'), name);
  await user.type(screen.getByLabelText('Phone number'), '+233200000001');
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Abcdefg1');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  return hrefOf(await screen.findByRole('link', { name: 'Go to sign in' }));
};

/** The mailed link opens the portal anew, in another tab of the same browser. */
const confirm = async () => {
  const { api, user } = showPortal({
    at: '/auth/verify-email#token=abc',
    session: visitor,
    routes,
    prepare: (answers) => answers.answer(verifyEmail, { data: { email: 'ama@example.org' }, message: '' }),
  });
  const button = await screen.findByRole('button', { name: 'Confirm my e-mail address' });
  // Mail scanners open links: that alone confirms nothing.
  expect(api.sent(verifyEmail)).toEqual([]);
  await user.click(button);
  await screen.findByText('You can sign in now.');
  expect(api.sent(verifyEmail)).toEqual([{ token: 'abc' }]);
  return hrefOf(screen.getByRole('link', { name: 'Go to sign in' }));
};

const onward = '/auth/sign-in?next=%2Fapplication%2Ffund_credit';

test('whoever registered to apply signs in on the way to the form, after the mailed link as well', async () => {
  expect(await register('/auth/register?next=%2Fapplication%2Ffund_credit')).toBe(onward);
  cleanup();
  expect(await confirm()).toBe(onward);
});

test('an address that is taken leads to the sign-in, onward to the same page', async () => {
  const { api, user } = showPortal({
    at: '/auth/register?next=%2Fapplication%2Ffund_credit',
    session: visitor,
    routes,
    prepare: (answers) => answers.answer(listCountries, { data: [ghana], message: '' }),
  });
  api.answer(checkEmailExistance, { data: { exists: true }, message: '' });
  await user.type(await screen.findByLabelText('E-mail address'), 'ama@example.org');
  await user.tab();
  await screen.findByText('This address already has an account. Sign in, or choose another address.');
  expect(hrefOf(screen.getByRole('link', { name: 'Go to sign in' }))).toBe(onward);
});

test('State Parties stand first among the countries', async () => {
  const france = { ...ghana, code: 'FR', name: 'France', names: { ...ghana.names, en: 'France' } };
  showPortal({
    at: '/auth/register',
    session: visitor,
    routes,
    prepare: (answers) =>
      answers.answer(listCountries, {
        data: [{ ...france, isAuMember: false, afcftaStatus: null }, ghana],
        message: '',
      }),
  });
  await screen.findByRole('option', { name: 'Ghana' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose a country',
    'Ghana',
    'France',
  ]);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('label'))).toEqual(
    expect.arrayContaining(['State Parties', 'Other countries']),
  );
});

test('nobody is led where another went, nor to another site', async () => {
  localStorage.setItem('portal_next', '/application/fund_base');
  expect(await register('/auth/register?next=https%3A%2F%2Fevil.example')).toBe('/auth/sign-in');
  expect(localStorage.getItem('portal_next')).toBeNull();
});
