import { expect, test } from 'vitest';
import { exceeded } from '../src/canary/judge-figures.ts';
import { bucketOf } from '../src/canary/visitor-bucket.ts';
import type { CohortFigures, Samples } from '../src/documents/schemas.ts';
import { usualBudget } from '../src/releases/canary.ts';
import { simulateMany, type Trial } from './support/simulate.ts';

const of = (samples: number, failures: number): Samples => ({ samples, failures });
const good: CohortFigures = {
  loads: of(2_000, 4),
  renders: of(1_996, 2),
  slow: of(1_996, 200),
  operations: { listFunds: of(1_996, 4) },
};

const usual = { load: 0.002, render: 0.001, slow: 0.1, api: 0.002 };
const population: Omit<Trial, 'canary' | 'rest'> = {
  seed: 20_261_123,
  visitors: 20_000,
  share: 500,
  budget: usualBudget,
  lookEvery: 250,
};
const stopped = (canary: Partial<typeof usual>, rest = usual) =>
  simulateMany({ ...population, rest, canary: { ...usual, ...canary } }, 60);

test('of 100,000 visitors a share gets as many as it says, and a greater share all of those', () => {
  const buckets = Array.from({ length: 100_000 }, (_, n) => bucketOf('production', 'review', `${n}`));
  const below = (share: number) => buckets.filter((bucket) => bucket < share).length;
  expect(below(0)).toBe(0);
  expect(below(10_000)).toBe(100_000);
  expect(Math.abs(below(500) - 5_000)).toBeLessThan(300);
  expect(Math.abs(below(2_500) - 25_000)).toBeLessThan(600);
  const ofCms = Array.from({ length: 100_000 }, (_, n) => bucketOf('production', 'cms', `${n}`));
  const both = buckets.filter((bucket, n) => bucket < 1_000 && (ofCms[n] ?? 0) < 1_000).length;
  expect(Math.abs(both - 1_000)).toBeLessThan(150);
});

test('of simulated visitors, canaries that are as good as the rest or at their budget are hardly ever stopped', () => {
  expect(stopped({}).stopped).toBe(0);
  expect(stopped({ load: 0.01, render: 0.01, slow: 0.25, api: 0.01 }).stopped).toBeLessThanOrEqual(0.02);
  expect(stopped({ api: 0.2 }, { ...usual, api: 0.2 }).stopped).toBeLessThanOrEqual(0.02);
});

test.each([
  ['loads that fail', { load: 0.05 }, 600],
  ['render errors', { render: 0.05 }, 600],
  ['slow loads', { slow: 0.5 }, 200],
  ['API errors', { api: 0.1 }, 100],
])('of simulated visitors, %s stop the canary, after few of them', (_what, rates, most) => {
  const result = stopped(rates);
  expect(result.stopped).toBeGreaterThanOrEqual(0.95);
  expect(result.medianSamples).toBeLessThanOrEqual(most);
});

test('without enough others to compare with nothing is stopped: what is down may be down for everybody', () => {
  const failing = { ...good, loads: of(500, 400) };
  const rest = (samples: number) => ({ ...good, loads: of(samples, 0) });
  expect(exceeded(usualBudget, { canary: failing, rest: rest(49) })).toEqual([]);
  expect(exceeded(usualBudget, { canary: failing, rest: rest(50) })).not.toEqual([]);
});

test('too few samples stop nothing; as soon as there are enough, the figure and both cohorts are told', () => {
  const failing = (samples: number) => ({ ...good, loads: of(samples, samples) });
  expect(exceeded(usualBudget, { canary: failing(49), rest: good })).toEqual([]);
  expect(exceeded(usualBudget, { canary: failing(50), rest: good })).toEqual([
    { metric: 'loadFailureRate', budget: 0.01, canary: of(50, 50), rest: of(2_000, 4) },
  ]);
});

test('one operation that fails among many that work is found and named', () => {
  const operations = { listFunds: of(20_000, 20), saveDraft: of(200, 30) };
  const found = exceeded(usualBudget, { canary: { ...good, operations }, rest: good });
  expect(found).toMatchObject([{ metric: 'apiErrorRate', operation: 'saveDraft', canary: of(200, 30) }]);
});

test('more failures than samples, as only a forger sends, count as all of them', () => {
  const found = exceeded(usualBudget, { canary: { ...good, renders: of(60, 9_999) }, rest: good });
  expect(found).toMatchObject([{ metric: 'renderErrorRate', canary: of(60, 60) }]);
});
