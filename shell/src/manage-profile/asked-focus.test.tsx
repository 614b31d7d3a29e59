// @vitest-environment jsdom
import { BENEFICIARY } from '@portal/contracts';
import { screen } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { as, person, profile } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { SecondFactor } from './SecondFactor.tsx';

test.each([
  ['Change the address', 'New e-mail address', <ChangeEmail key="email" />],
  ['Switch on', 'Current password', <SecondFactor key="factor" profile={profile} />],
])('what "%s" asks for has the focus', async (action, label, element) => {
  const { user } = showPortal({
    at: '/workspace/profile',
    session: as(person(BENEFICIARY)),
    routes: [{ path: '/workspace/profile', element }],
  });
  (await screen.findByRole('button', { name: action })).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await screen.findByLabelText(label));
});
