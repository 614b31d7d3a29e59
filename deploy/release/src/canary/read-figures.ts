import type { Canary } from '@portal/platform/release';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { jsonIn } from '../documents/json-in.ts';
import type { AreaFigures, CohortFigures } from '../documents/schemas.ts';
import type { AskApi } from './ask-api.ts';

const count = Type.Number({ minimum: 0 });
const samples = Type.Object({ samples: count, failures: count });
const cohort = Type.Object({
  visits: count,
  loads: samples,
  renders: samples,
  times: Type.Array(count),
  operations: Type.Record(Type.String(), samples),
});
const minute = Type.Object({
  at: Type.String(),
  cohort: Type.Union([Type.Literal('canary'), Type.Literal('rest')]),
  loads: samples,
  renders: samples,
  times: Type.Array(count),
  calls: samples,
});
const sums = Type.Object({
  bounds: Type.Array(count, { minItems: 1 }),
  canary: cohort,
  rest: cohort,
  series: Type.Array(minute),
});
const compiled = Compile(sums);

/** What the API kept of one canary and of the rest; load times by the bounds up to which they were. */
export type CanarySums = Static<typeof sums>;

export interface CanaryAsked {
  environment: string;
  area: string;
  canary: Pick<Canary, 'build' | 'startedAt'>;
}

/** @throws when the API cannot be asked, or does not answer with figures */
export type ReadSums = (asked: CanaryAsked, series?: 'minutes') => Promise<CanarySums>;

/** Reads figures of canaries from the API, with the token that it may want. */
export const sumsReader =
  (ask: AskApi, token: string | undefined): ReadSums =>
  async ({ environment, area, canary: { build, startedAt } }, series) => {
    const version = build.slice(area.length + 1);
    // Begun by a clock that is ahead, it would have no figures until that time: all that are known of its build count.
    const since = Date.parse(startedAt) > Date.now() + 60_000 ? new Date(0).toISOString() : startedAt;
    const wanted = { environment, area, build: version, since, ...(series && { series }) };
    const address = `/api/canary-figures/sums?${new URLSearchParams(wanted)}`;
    const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const { status, body } = await ask(address, headers);
    if (status === 404)
      throw new Error('The API gives no figures of canaries: set the same FIGURES_TOKEN here and there.');
    if (status !== 200) throw new Error(`The API answered ${status} when asked for figures of canaries.`);
    const value = jsonIn(body);
    if (compiled.Check(value)) return value;
    throw new Error('The API answered with something else than figures of canaries.');
  };

/** The loads, and those that certainly took longer than `ms`: the ones of a bound that lies across it count as in time. */
export const slowOf = (bounds: readonly number[], times: readonly number[], ms: number) => ({
  samples: times.reduce((sum, one) => sum + one, 0),
  failures: times.reduce((sum, one, at) => ((bounds[at - 1] ?? 0) >= ms ? sum + one : sum), 0),
});

/** The figures of a canary in the form in which they are judged. */
export const figuresFrom = (
  { bounds, canary, rest }: CanarySums,
  { build, budget }: Pick<Canary, 'build' | 'budget'>,
): AreaFigures => {
  const of = ({ loads, renders, times, operations }: Static<typeof cohort>): CohortFigures => ({
    loads,
    renders,
    slow: slowOf(bounds, times, budget.p75LoadMs),
    operations,
  });
  return { build, canary: of(canary), rest: of(rest) };
};
