import { expect, test } from 'vitest';
import { figuresFilters } from './figures-filters.ts';

const today = '2026-11-20';
const of = (query: string) => figuresFilters(new URLSearchParams(query), today);

test('without filters: both funds, all countries, the last twelve months by month', () => {
  expect(of('')).toEqual({
    query: { from: '2025-12-01', to: '2026-11-20', granularity: 'MONTH' },
    isUsualPeriod: true,
    isTooLongByDay: false,
    isFiltered: false,
  });
});

test('what the address names is asked for', () => {
  const { query, isUsualPeriod, isFiltered } = of(
    'fund=CREDIT_FUND&country=KE&from=2026-01-01&to=2026-03-31&granularity=DAY',
  );
  expect(query).toEqual({
    fundType: 'CREDIT_FUND',
    countryCode: 'KE',
    from: '2026-01-01',
    to: '2026-03-31',
    granularity: 'DAY',
  });
  expect(isUsualPeriod).toBe(false);
  expect(isFiltered).toBe(true);
});

test('a period that ends before it begins falls back to the usual one', () => {
  expect(of('from=2026-03-31&to=2026-01-01').query).toEqual(of('').query);
});

test('half a period takes its other end from the usual one', () => {
  expect(of('from=2026-06-01').query).toMatchObject({ from: '2026-06-01', to: today });
  expect(of('to=2026-06-01').query).toMatchObject({ from: '2025-12-01', to: '2026-06-01' });
});

test.each([
  ['from=2025-11-20&to=2026-11-20&granularity=DAY', 'DAY', false],
  ['from=2025-11-19&to=2026-11-20&granularity=DAY', 'MONTH', true],
  ['from=2024-01-01&to=2026-11-20&granularity=YEAR', 'YEAR', false],
])('%s is shown by %s', (query, granularity, isTooLongByDay) => {
  expect(of(query)).toMatchObject({ query: { granularity }, isTooLongByDay });
});
