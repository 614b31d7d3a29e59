import { confirmEmailChange } from '@portal/contracts/calls/identity/profile';
import { addNamespace } from '@portal/platform';
import { screen } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { visitor } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';
import { Component as ConfirmNewEmailPage } from './ConfirmNewEmailPage.tsx';

const open = async (prepare?: Parameters<typeof showPortal>[0]['prepare']) => {
  await addNamespace('security', (language) => import(`../../locales/security/${language}.json`));
  return showPortal({
    at: '/auth/confirm-email#token=abc',
    session: visitor,
    routes: [{ path: '/auth/confirm-email', element: <ConfirmNewEmailPage /> }],
    ...(prepare && { prepare }),
  });
};

const button = () => screen.findByRole('button', { name: 'Confirm the change' });

test('opening the mailed link changes nothing, its button confirms one address', async () => {
  const { api, user } = await open((fake) =>
    fake.answer(confirmEmailChange, { data: { isChanged: false }, message: '' }),
  );
  await button();
  expect(api.sent(confirmEmailChange)).toEqual([]);
  await user.click(await button());
  await screen.findByText('This address is confirmed. The other one is still to be confirmed.');
  expect(api.sent(confirmEmailChange)).toEqual([{ token: 'abc' }]);
});

test('a link that no longer holds says so, and has no button that would say it again', async () => {
  const message = 'This link is not valid or has already been used.';
  const { user } = await open((fake) =>
    fake.refuse(confirmEmailChange, 400, { error: 'verification_invalid', message }),
  );
  await user.click(await button());
  await screen.findByText(message);
  screen.getByText(/ask for the change again in your profile/);
  expect(screen.queryByRole('button', { name: 'Confirm the change' })).toBeNull();
});

test('without a connection the button stays, for another try', async () => {
  const { api, user } = await open();
  api.setOffline(true);
  await user.click(await button());
  await screen.findByRole('alert');
  await button();
});
