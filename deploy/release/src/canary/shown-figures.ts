import type { Canary } from '@portal/platform/release';
import { missingLoads, nextStep, stepSince } from './canary-steps.ts';
import { figuresOf, nearness } from './judge-figures.ts';
import { type CanaryAsked, type CanarySums, figuresFrom, type ReadSums, slowOf } from './read-figures.ts';

/** The bound up to which three of four loads came; of still slower ones the last bound. */
const p75Of = (bounds: readonly number[], times: readonly number[]): number | undefined => {
  const all = times.reduce((sum, one) => sum + one, 0);
  if (all === 0) return undefined;
  let seen = 0;
  const at = times.findIndex((one) => {
    seen += one;
    return seen >= 0.75 * all;
  });
  return bounds[Math.min(at, bounds.length - 1)];
};

const shown = ({ build, budget }: Canary, sums: CanarySums) => {
  const { bounds } = sums;
  const judged = figuresOf(budget, figuresFrom(sums, { build, budget }));
  const p75 = { canary: p75Of(bounds, sums.canary.times), rest: p75Of(bounds, sums.rest.times) };
  return {
    // Pages that sent something, each once until it is loaded again.
    people: { canary: sums.canary.visits, rest: sums.rest.visits },
    // Nothing stops a canary before, be its figures as they may.
    untilJudged: missingLoads(budget, sums),
    figures: judged
      .filter(({ operation }) => operation === undefined)
      .map((figure) => ({
        ...figure,
        used: nearness(budget, judged, figure),
        ...(figure.metric === 'p75LoadMs' && { p75 }),
      })),
    operations: judged.flatMap(({ operation, canary: tried, rest }) =>
      operation === undefined ? [] : [{ operation, canary: tried, rest }],
    ),
    series: sums.series.map(({ at, cohort, loads, renders, times, calls }) => ({
      at,
      cohort,
      loads: loads.samples,
      loadFailures: loads.failures,
      renderErrors: renders.failures,
      slowLoads: slowOf(bounds, times, budget.p75LoadMs).failures,
      apiCalls: calls.samples,
      apiErrors: calls.failures,
    })),
  };
};

interface Asked extends CanaryAsked {
  canary: Canary;
}

/** How many loads its present step still needs; nothing where none comes after it. */
const missingIn = async (readSums: ReadSums, asked: Asked) => {
  const { canary } = asked;
  if (!canary.plan || !nextStep(canary)) return undefined;
  const { build } = canary;
  const sums = await readSums({ ...asked, canary: { build, startedAt: stepSince(canary.plan) } });
  return missingLoads(canary.budget, sums);
};

/** The figures of a canary beside those of everybody else, as the console and `canary status` show them. */
export const shownFigures = async (readSums: ReadSums, asked: Asked, series?: 'minutes') => {
  const sums = await readSums(asked, series);
  const missing = await missingIn(readSums, asked);
  return { ...shown(asked.canary, sums), ...(missing && { missing }) };
};
