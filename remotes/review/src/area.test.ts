import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { builtInViews } from '@portal/contracts/review/queue-views';
import { addressFaults } from '@portal/testing/addresses';
import { expect, test } from 'vitest';
import area from './area.ts';
import app from './expose.ts';
import { builtInAddress } from './find-applications/queue-address.ts';

test.each([
  [REVIEWER, 'TO_JUDGE'],
  [MANAGER, 'TO_DECIDE'],
  [SUPER, 'TO_SIGN'],
] as const)('what waits for a %s is what the view %s holds', (role, view) => {
  const waiting = area.sidebar?.find(({ key }) => key === 'review-applications')?.waitingFor?.[role];
  const shown = new URLSearchParams(waiting?.to?.split('?')[1]);
  expect([...shown].sort()).toEqual([...builtInAddress(view)].sort());
  const asked = new URLSearchParams(waiting?.path.split('?')[1]);
  const { sortBy: _by, order: _order, ...filters } = { sortBy: '', order: '', ...builtInViews[view].query };
  for (const [name, value] of Object.entries(filters))
    expect(asked.getAll(name)).toEqual([value].flat().map(String));
});

test('a page opens at each address of area.ts, and at no other', () => {
  expect(addressFaults(area, app)).toEqual({ withoutPage: [], missingInArea: [] });
});
