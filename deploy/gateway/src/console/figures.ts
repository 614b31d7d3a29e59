import type { Canary, ReleaseDocument } from '@portal/platform/release';
import { figuresOf, nearness } from '@portal/release/canary/judge';
import { missingLoads, nextStep, stepSince } from '@portal/release/canary/plan';
import { type CanarySums, figuresFrom, type ReadSums, slowOf } from '@portal/release/canary/read-figures';
import { faultOfKey } from '@portal/release/signing/keys';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { liveIn } from './environments.ts';

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

const shown = (area: string, pin: string, canary: Canary, sums: CanarySums) => {
  const { bounds } = sums;
  const { budget, build, startedAt } = canary;
  const judged = figuresOf(budget, figuresFrom(sums, canary));
  const p75 = { canary: p75Of(bounds, sums.canary.times), rest: p75Of(bounds, sums.rest.times) };
  return {
    area,
    build,
    pin,
    startedAt,
    // Pages that sent something, each once until it is loaded again.
    people: { canary: sums.canary.visits, rest: sums.rest.visits },
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

/** How many loads its present step still needs; nothing where none comes after it. */
const missingIn = async (
  readSums: ReadSums,
  asked: { environment: string; area: string; canary: Canary },
) => {
  const { canary } = asked;
  if (!canary.plan || !nextStep(canary)) return undefined;
  const { build } = canary;
  const sums = await readSums({ ...asked, canary: { build, startedAt: stepSince(canary.plan) } });
  return missingLoads(canary.budget, sums);
};

/** Every canary on record of a release, with the one that its figures stopped. */
const canariesOf = ({ remotes }: ReleaseDocument) =>
  Object.entries(remotes).flatMap(([area, { pin, canary }]) => (canary ? [{ area, pin, canary }] : []));

/** Serves the figures of the canaries of an environment, as they are judged; absent a reader, why there are none. */
export const serveFigures = (scope: FastifyInstance, store: string, readSums: ReadSums | undefined): void => {
  scope.get<{ Querystring: { environment: string } }>(
    '/releases/console/api/figures',
    { schema: { querystring: Type.Object({ environment: Type.String({ minLength: 1, maxLength: 60 }) }) } },
    async ({ query: { environment } }) => {
      const release = await liveIn(store, environment);
      const readAt = new Date().toISOString();
      try {
        const canaries = await Promise.all(
          canariesOf(release).map(async ({ area, pin, canary }) => {
            if (!readSums) throw new Error('This gateway cannot ask the API.');
            const sums = await readSums({ environment, area, canary }, 'minutes');
            const missing = await missingIn(readSums, { environment, area, canary });
            return { ...shown(area, pin, canary, sums), ...(missing && { missing }) };
          }),
        );
        const keyFault = canaries.length > 0 ? faultOfKey(store, 'manager') : undefined;
        return { readAt, canaries, ...(keyFault && { unjudged: keyFault }) };
      } catch (error) {
        return { readAt, fault: (error as Error).message, canaries: [] };
      }
    },
  );
};
