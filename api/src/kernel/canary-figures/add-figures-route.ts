import { loadTimeBounds } from '@portal/contracts/kernel/figure-limits';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Deps } from '../deps.ts';
import { mayReadMetrics } from '../health/may-read-metrics.ts';
import { invalidField, problem } from '../http/problem.ts';
import { checkerOf } from '../server/validation.ts';
import { type Counts, countsByMinute, sumCounts } from './canary-figures.db.ts';

const SERIES_HOURS = 6;

const Wanted = Type.Object({
  environment: Type.String({ minLength: 1, maxLength: 40 }),
  area: Type.String({ minLength: 1, maxLength: 60 }),
  build: Type.String({ minLength: 1, maxLength: 120 }),
  since: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$' }),
  series: Type.Optional(Type.Literal('minutes')),
});
const check = checkerOf(Wanted);

const pair = (rows: readonly Counts[], metric: Counts['metric']) => {
  const found = rows.filter((row) => row.metric === metric);
  return {
    samples: found.reduce((sum, { samples }) => sum + samples, 0),
    failures: found.reduce((sum, { failures }) => sum + failures, 0),
  };
};

const timesOf = (rows: readonly Counts[]): number[] =>
  [...loadTimeBounds.map(String), 'longer'].map(
    (bound) => rows.find(({ metric, name }) => metric === 'time' && name === bound)?.samples ?? 0,
  );

const cohortOf = (rows: readonly Counts[]) => ({
  visits: pair(rows, 'visits').samples,
  loads: pair(rows, 'loads'),
  renders: pair(rows, 'renders'),
  times: timesOf(rows),
  operations: Object.fromEntries(
    rows.flatMap(({ metric, name, samples, failures }) =>
      metric === 'call' ? [[name, { samples, failures }]] : [],
    ),
  ),
});

/** What a canary and the rest did, for the gateways and operators that hold the token; nobody else finds it. */
export const addFiguresRoute = (app: FastifyInstance, { db, config }: Deps): void => {
  app.get('/api/canary-figures/sums', async (request, reply) => {
    if (!mayReadMetrics(request, config.figuresToken)) throw problem('not_found');
    const wanted = request.query as Static<typeof Wanted>;
    check(wanted);
    if (Number.isNaN(Date.parse(wanted.since))) throw invalidField('since', 'format');
    const [sums, minutes] = await Promise.all([
      sumCounts(db, wanted),
      wanted.series ? countsByMinute(db, wanted, SERIES_HOURS) : [],
    ]);
    const of = (cohort: string) => cohortOf(sums.filter((row) => row.cohort === cohort));
    const series = [...Map.groupBy(minutes, ({ at, cohort }) => `${at} ${cohort}`)].map(([key, rows]) => {
      const [at, cohort] = key.split(' ');
      return {
        at,
        cohort,
        loads: pair(rows, 'loads'),
        renders: pair(rows, 'renders'),
        times: timesOf(rows),
        calls: pair(rows, 'call'),
      };
    });
    reply.header('cache-control', 'no-store');
    return { bounds: loadTimeBounds, canary: of('canary'), rest: of('rest'), series };
  });
};
