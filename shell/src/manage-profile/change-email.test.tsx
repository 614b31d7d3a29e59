// @vitest-environment jsdom
import { BENEFICIARY } from '@portal/contracts';
import { changeEmail } from '@portal/contracts/calls/identity/profile';
import { screen } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { as, person } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';

test.each(['Cancel', 'Send the messages'])(
  'after "%s" address and password are asked for anew',
  async (name) => {
    const { api, user } = showPortal({
      at: '/workspace/profile',
      session: as(person(BENEFICIARY)),
      routes: [{ path: '/workspace/profile', element: <ChangeEmail /> }],
    });
    api.answer(changeEmail, { data: null, message: 'Sent.' });
    const ask = async () => user.click(await screen.findByRole('button', { name: 'Change the address' }));
    await ask();
    await user.type(await screen.findByLabelText('New e-mail address'), 'new@example.org');
    await user.type(screen.getByLabelText('Current password'), 'Sturdy-baobab-42');
    await user.click(screen.getByRole('button', { name }));
    await ask();
    expect(await screen.findByLabelText('New e-mail address')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
  },
);
