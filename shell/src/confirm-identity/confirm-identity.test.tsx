import { getSecurity, startTotp } from '@portal/contracts/calls/identity/second-factor';
import { confirmIdentity } from '@portal/contracts/calls/identity/sign-in';
import { call, Page, useMutation } from '@portal/platform';
import { screen, waitFor } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { visitor } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';

const MustConfirm = () => {
  const start = useMutation({ mutationFn: () => call(startTotp), meta: { silent: true } });
  return (
    <Page title="Form">
      <h1>Form</h1>
      <input aria-label="Words" />
      <button type="button" onClick={() => start.mutate()}>
        Send
      </button>
      {start.isSuccess && <p>Sent</p>}
      {start.error && <p>Refused</p>}
    </Page>
  );
};

const refusal = { error: 'reauthentication_required', message: 'Please confirm.' } as const;
const seed = { data: { secret: 'ABC', uri: 'otpauth://totp/x' }, message: '' };
const security = {
  data: { totp: { isOn: false, since: null }, passkeys: [], recoveryCodesLeft: 0, shouldEnrol: false },
  message: '',
};

const asked = async () => {
  const routes = [{ path: '/form', element: <MustConfirm /> }];
  const portal = showPortal({ at: '/form', session: visitor, routes });
  portal.api.answer(getSecurity, security);
  portal.api.refuse(startTotp, 403, refusal);
  await portal.user.type(await screen.findByLabelText('Words'), 'typed');
  await portal.user.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole(
    'dialog',
    { name: 'Please confirm that it is you' },
    { timeout: 10_000 },
  );
  return { ...portal, dialog };
};

const password = () => screen.getByLabelText('Your password', { selector: 'input' });

test('a call that wants a recent proof asks for the password and then goes again', async () => {
  const { api, user } = await asked();
  api.refuse(confirmIdentity, 400, {
    error: 'INVALID_PASSWORD',
    message: 'The current password is not right.',
  });
  await user.type(password(), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('The current password is not right.');
  api.answer(confirmIdentity, { data: { confirmedFor: 600 }, message: '' });
  api.answer(startTotp, seed);
  await user.clear(password());
  await user.type(password(), 'Abcdefg1');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Sent');
  expect(api.sent(confirmIdentity).at(-1)).toEqual({ password: 'Abcdefg1' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Words')).toHaveProperty('value', 'typed');
});

test('who cancels gets the refusal, and everything stays', async () => {
  const { user } = await asked();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('Refused');
  expect(screen.getByLabelText('Words')).toHaveProperty('value', 'typed');
});
