import { expect, test } from 'vitest';
import { filled, lastTwelveMonths, periodName, periodsBetween, periodTick } from './periods.ts';

test.each([
  ['MONTH', '2025-11-15', '2026-02-01', ['2025-11', '2025-12', '2026-01', '2026-02']],
  ['DAY', '2026-02-27', '2026-03-02', ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']],
  ['YEAR', '2024-06-01', '2026-01-01', ['2024', '2025', '2026']],
  ['MONTH', '2026-05-01', '2026-05-31', ['2026-05']],
] as const)('by %s from %s to %s', (granularity, from, to, periods) => {
  expect(periodsBetween(from, to, granularity)).toEqual(periods);
});

test('a period without a point is drawn as zero, not left out', () => {
  const points = [
    { period: '2026-01', count: 4 },
    { period: '2026-03', count: 2 },
  ];
  expect(filled(points, ['2026-01', '2026-02', '2026-03'], { count: 0 })).toEqual([
    { period: '2026-01', count: 4 },
    { period: '2026-02', count: 0 },
    { period: '2026-03', count: 2 },
  ]);
});

test('points outside the periods are not drawn', () => {
  expect(filled([{ period: '2025-12', count: 9 }], ['2026-01'], { count: 0 })).toEqual([
    { period: '2026-01', count: 0 },
  ]);
});

test.each([
  ['2026-11-20', '2025-12-01'],
  ['2026-01-31', '2025-02-01'],
])('the usual period up to %s begins on %s', (today, from) => {
  expect(lastTwelveMonths(today)).toEqual({ from, to: today });
});

test('a period is named in full, and shortly on an axis', () => {
  expect(periodName('2025-12')).toBe('December 2025');
  expect(periodName('2025-12-14')).toBe('14 December 2025');
  expect(periodName('2025')).toBe('2025');
  expect(periodTick('2025-12', false)).toBe('Dec');
  expect(periodTick('2025-12', true)).toBe('Dec 25');
  expect(periodTick('2025-12-14', true)).toBe('14 Dec');
});
