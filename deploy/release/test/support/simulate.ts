import type { CanaryBudget } from '@portal/platform/release';
import { exceeded } from '../../src/canary/judge-figures.ts';
import { bucketOf } from '../../src/canary/visitor-bucket.ts';
import type { CohortFigures, Samples } from '../../src/documents/schemas.ts';

/** How often things go wrong in one cohort. */
export interface Rates {
  load: number;
  render: number;
  slow: number;
  api: number;
}

export interface Trial {
  seed: number;
  visitors: number;
  /** Of 10,000. */
  share: number;
  budget: CanaryBudget;
  rest: Rates;
  canary: Rates;
  /** After so many visitors the figures are looked at. */
  lookEvery: number;
}

interface TrialResult {
  isStopped: boolean;
  /** Visitors of the canary when it was stopped, or at the end. */
  samples: number;
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

interface Tally extends CohortFigures {
  operations: { listFunds: Samples; saveDraft: Samples };
}

const empty = (): Samples => ({ samples: 0, failures: 0 });

const emptyTally = (): Tally => ({
  loads: empty(),
  renders: empty(),
  slow: empty(),
  operations: { listFunds: empty(), saveDraft: empty() },
});

const buckets = new Map<number, number>();

/** Of the nth visitor, as the gateway finds it; remembered, for many trials have the same visitors. */
const bucketOfVisitor = (visitor: number): number => {
  const bucket = buckets.get(visitor) ?? bucketOf('production', 'review', `visitor ${visitor}`);
  buckets.set(visitor, bucket);
  return bucket;
};

const note = (one: Samples, hasFailed: boolean): boolean => {
  one.samples += 1;
  if (hasFailed) one.failures += 1;
  return hasFailed;
};

/** One visitor: a remote is loaded, drawn, and calls two operations. */
const visit = (tally: Tally, rates: Rates, random: () => number): void => {
  if (note(tally.loads, random() < rates.load)) return;
  note(tally.slow, random() < rates.slow);
  note(tally.renders, random() < rates.render);
  note(tally.operations.listFunds, random() < rates.api);
  note(tally.operations.saveDraft, random() < rates.api);
};

/** Visitors come one by one, are given a build by their number, and the figures are judged as the watch does. */
export const simulate = (trial: Trial): TrialResult => {
  const { seed, visitors, share, budget, rest, canary, lookEvery } = trial;
  const random = randomFrom(seed);
  const figures = { canary: emptyTally(), rest: emptyTally() };
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const cohort = bucketOfVisitor(visitor) < share ? 'canary' : 'rest';
    visit(figures[cohort], cohort === 'canary' ? canary : rest, random);
    if ((visitor + 1) % lookEvery !== 0) continue;
    if (exceeded(budget, figures).length > 0)
      return { isStopped: true, samples: figures.canary.loads.samples };
  }
  return { isStopped: false, samples: figures.canary.loads.samples };
};

interface TrialsResult {
  /** Part of the trials in which the canary was stopped. */
  stopped: number;
  /** Visitors of the canary until it was stopped, in the middle one of those trials; absent where there is none. */
  medianSamples: number | undefined;
}

/** Many trials that differ in their seed only. */
export const simulateMany = (trial: Trial, runs: number): TrialsResult => {
  const results = Array.from({ length: runs }, (_, run) => simulate({ ...trial, seed: trial.seed + run }));
  const counts = results.flatMap(({ isStopped, samples }) => (isStopped ? [samples] : []));
  counts.sort((one, other) => one - other);
  return { stopped: counts.length / runs, medianSamples: counts[Math.floor(counts.length / 2)] };
};
