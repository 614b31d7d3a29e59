import { expect, test } from 'vitest';
import { graphRange } from './graph-range.ts';

const today = '2026-11-20';

test.each([
  ['MONTH', { from: '2025-12-01', to: today }],
  ['YEAR', { from: '2022-11-20', to: today }],
  ['DAY', { from: '2026-10-21', to: today }],
] as const)('by %s without a period: a usual stretch that ends today', (unit, range) => {
  expect(graphRange(unit, {}, today)).toEqual(range);
});

test('the period of the rows is the period of the drawing', () => {
  const period = { from: '2026-01-01', to: '2026-03-31' };
  expect(graphRange('MONTH', period, today)).toEqual(period);
});

test('single days reach back a leap year at most, which is what the API draws', () => {
  expect(graphRange('DAY', { from: '2020-01-01', to: '2026-03-31' }, today)).toEqual({
    from: '2025-03-31',
    to: '2026-03-31',
  });
});

test('a period that ends before it begins keeps its end', () => {
  expect(graphRange('MONTH', { from: '2026-05-01', to: '2026-03-31' }, today)).toEqual({
    from: '2025-04-01',
    to: '2026-03-31',
  });
});
