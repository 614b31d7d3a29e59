import { BENEFICIARY, SUPER } from '@portal/contracts';
import { screen, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { as, person } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';

test.each([
  [BENEFICIARY, 'Fund Beneficiary'],
  [SUPER, 'Admin'],
])('%s reads the own name, each part cut, the flag of the country and the role as %s', (role, label) => {
  showPortal({ at: '/workspace/profile', session: as(person(role, { lastName: 'Abcdefghijk' })) });
  const sidebar = screen.getByRole('complementary');
  within(sidebar).getByText('Oluwadamil… Abcdefghij…');
  within(sidebar).getByText(label);
  expect(sidebar.querySelector('img')?.getAttribute('src')).toBe('/flags/ng.svg');
});
