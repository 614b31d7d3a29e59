import { BENEFICIARY, MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { expect, test } from 'vitest';
import { footerAt, headerAt, sidebarAt } from './menu-places.ts';

test('an entry has the position of its place in the menu of each role', () => {
  expect(sidebarAt({ [BENEFICIARY]: 'work', [REVIEWER]: 'work', [MANAGER]: 'work' })).toEqual({
    [BENEFICIARY]: 100,
    [REVIEWER]: 200,
    [MANAGER]: 300,
  });
});

test('what stands below an entry comes after it and before the next one', () => {
  const positions = (['money', 'money-details', 'work', 'content'] as const).map(
    (place) => sidebarAt({ [SUPER]: place })[SUPER],
  );
  expect(positions).toEqual([400, 410, 420, 500]);
});

test('a role that is not named has no position', () => {
  expect(sidebarAt({ [SUPER]: 'more' })).not.toHaveProperty(MANAGER);
});

test('header and footer have an order of their own', () => {
  expect([headerAt('home'), headerAt('contact')]).toEqual([100, 600]);
  expect([footerAt('help'), footerAt('contact')]).toEqual([100, 300]);
});
