import { SUPER } from '@portal/contracts';
import { addressFaults } from '@portal/testing/addresses';
import { expect, test } from 'vitest';
import area from './area.ts';
import app from './expose.ts';

test('a page opens at each address of area.ts, and at no other', () => {
  expect(addressFaults(area, app)).toEqual({ withoutPage: [], missingInArea: [] });
});

test('an Admin who answers chats has Live Chat between content and logs, others of the role do not', () => {
  const places = area.sidebar?.filter(({ roles }) => (roles[SUPER] ?? 0) > 400) ?? [];
  const inOrder = places.toSorted((one, other) => (one.roles[SUPER] ?? 0) - (other.roles[SUPER] ?? 0));
  expect(inOrder.map(({ label, flag }) => [label.en, flag])).toEqual([
    ['Fund description', undefined],
    ['Live Chat', 'isChatAgent'],
    ['Log History', undefined],
    ['Contact Us', undefined],
  ]);
});
