import type { CanaryBudget } from '@portal/platform/release';
import type { AreaFigures, CohortFigures, JudgedFigure, Samples } from '../documents/schemas.ts';

export type Cohorts = Pick<AreaFigures, 'canary' | 'rest'>;

/** The chance to stop a canary that is as good as its budget, however often and however long it is looked at. */
const falseAlarm = 0.01;
/** One standard normal quantile above, for what the rest does by itself: 97.5 %. */
const z = 1.96;
/** How many times worse than allowed a canary may be: the test is quickest for these, and sound for all. */
const alternatives = [1.5, 2, 4, 8, 16, 32] as const;
/** A part of this is as good as all. */
const almostAll = 0.999;

/** Upper end of the Wilson interval of a rate; 0 without samples. */
const upperBound = ({ samples, failures }: Samples): number => {
  if (samples === 0) return 0;
  const rate = failures / samples;
  const square = (z * z) / samples;
  const spread = z * Math.sqrt((rate * (1 - rate)) / samples + square / (4 * samples));
  return (rate + square / 2 + spread) / (1 + square);
};

/**
 * How much more probable what was seen is under some worse rate than under the allowed one: a mixture of
 * likelihood ratios. For a rate that is allowed it exceeds 1/a with a chance of at most a over all looks together
 * (Ville's inequality), with any number of samples.
 */
export const evidence = ({ samples, failures }: Samples, allowed: number): number => {
  const worse = alternatives.map((factor) => Math.min(allowed * factor, (allowed + 1) / 2, almostAll));
  const ratios = worse.map((rate) =>
    Math.exp(
      failures * Math.log(rate / allowed) + (samples - failures) * Math.log((1 - rate) / (1 - allowed)),
    ),
  );
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
};

const smallestRate = 1e-6;

const sumOf = (all: readonly Samples[]): Samples => ({
  samples: all.reduce((sum, { samples }) => sum + samples, 0),
  failures: all.reduce((sum, { failures }) => sum + failures, 0),
});

/** At most as many failures as samples, whatever browsers send. */
const bounded = ({ samples, failures }: Samples): Samples => ({
  samples,
  failures: Math.min(failures, samples),
});

const none: Samples = { samples: 0, failures: 0 };

/** Every figure that counts against a budget, the canary's beside everybody else's. */
export const figuresOf = (budget: CanaryBudget, { canary, rest }: Cohorts): JudgedFigure[] => {
  const operations = Object.keys(canary.operations).sort();
  const pair = (of: (one: CohortFigures) => Samples) => ({
    canary: bounded(of(canary)),
    rest: bounded(of(rest)),
  });
  return [
    { metric: 'loadFailureRate', budget: budget.loadFailureRate, ...pair(({ loads }) => loads) },
    { metric: 'renderErrorRate', budget: budget.renderErrorRate, ...pair(({ renders }) => renders) },
    { metric: 'p75LoadMs', budget: budget.p75LoadMs, ...pair(({ slow }) => slow) },
    {
      metric: 'apiErrorRate',
      budget: budget.apiErrorRate,
      ...pair((one) => sumOf(Object.values(one.operations))),
    },
    ...operations.map((operation) => ({
      metric: 'apiErrorRate' as const,
      operation,
      budget: budget.apiErrorRate,
      ...pair((one) => one.operations[operation] ?? none),
    })),
  ];
};

/** The rate that a figure may have: the budget's, or the rest's own where that is worse already. */
const allowedRate = ({ metric, budget, rest }: JudgedFigure): number =>
  Math.min(almostAll, Math.max(metric === 'p75LoadMs' ? 0.25 : budget, upperBound(rest), smallestRate));

/** How near a figure is to stopping its canary: 0 within what is allowed, 1 where it stops it. */
export const nearness = (
  { minSamples }: CanaryBudget,
  all: readonly JudgedFigure[],
  figure: JudgedFigure,
): number => {
  const allowed = allowedRate(figure);
  const { samples, failures } = figure.canary;
  if (failures <= samples * allowed) return 0;
  // Without others to compare with, what is broken for everybody would look like a fault of the canary.
  const restLoads = all.find(({ metric }) => metric === 'loadFailureRate')?.rest.samples ?? 0;
  const max = Math.min(samples, restLoads) < minSamples ? 0.99 : 1;
  const part = Math.log(evidence(figure.canary, allowed)) / Math.log(all.length / falseAlarm);
  return Math.min(Math.max(part, 0), max);
};

/** The figures by which a canary is to be stopped; none while it does as it may, or there are too few samples of it or of the rest. */
export const exceeded = (budget: CanaryBudget, figures: Cohorts): JudgedFigure[] => {
  const all = figuresOf(budget, figures);
  return all.filter((figure) => nearness(budget, all, figure) >= 1);
};
