import { addressFaults } from '@portal/testing/addresses';
import { expect, test } from 'vitest';
import area from './area.ts';
import app from './expose.ts';

test('a page opens at each address of area.ts, and at no other', () => {
  expect(addressFaults(area, app)).toEqual({ withoutPage: [], missingInArea: [] });
});
