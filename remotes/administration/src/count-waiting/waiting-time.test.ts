import { expect, test } from 'vitest';
import { ageOf } from './waiting-time.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T11:59:50Z', { unit: 'minutes', count: 1 }],
  ['2026-11-20T11:15:00Z', { unit: 'minutes', count: 45 }],
  ['2026-11-20T07:00:00Z', { unit: 'hours', count: 5 }],
  ['2026-11-19T12:00:00Z', { unit: 'days', count: 1 }],
  ['2026-11-14T11:00:00Z', { unit: 'days', count: 6 }],
])('since %s', (since, age) => {
  expect(ageOf(since, now)).toEqual(age);
});
