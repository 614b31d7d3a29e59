import { loadTimeBounds, maxFigureSamples } from '@portal/contracts/kernel/figure-limits';
import type { CanaryCounts } from '@portal/contracts/kernel/telemetry';
import type { Pool } from '../database/db.ts';

/** In the place of a bound: longer than the last one. */
const LONGER = 'longer';
const boundNames = [...loadTimeBounds.map(String), LONGER];

type AreaCounts = CanaryCounts['areas'][number];
type Row = readonly [metric: string, name: string, samples: number, failures: number];

const rowsOf = ({ isFirst, loads, renders, times, calls }: AreaCounts): Row[] => {
  const rows: Row[] = [
    ['visits', '', isFirst ? 1 : 0, 0],
    ['loads', '', loads.samples, loads.failures],
    ['renders', '', renders.samples, renders.failures],
    ...times.map((samples, at): Row => ['time', boundNames[at] ?? LONGER, samples, 0]),
    ...Object.entries(calls).map(([id, counted]): Row => ['call', id, counted.samples, counted.failures]),
  ];
  // The contract allows more than a page can count; whoever sends that is no page, and must not outweigh pages.
  return rows.filter(
    ([, , samples, failures]) => samples + failures > 0 && Math.max(samples, failures) <= maxFigureSamples,
  );
};

/** More than all canaries together have; anybody may name areas and builds, which stay for days. */
const ROWS_A_MINUTE = 3000;

/** In the order of the key, so that two batches never wait for each other. */
export const addCounts = async (db: Pool, { environment, areas }: CanaryCounts): Promise<void> => {
  const rows = areas.flatMap((counts) =>
    rowsOf(counts).map((row) => [counts.area, counts.build, counts.cohort, ...row] as const),
  );
  if (rows.length === 0) return;
  const column = <K extends 0 | 1 | 2 | 3 | 4 | 5 | 6>(at: K) => rows.map((row) => row[at]);
  await db`
    insert into canary_figures as f (environment, area, minute, build, cohort, metric, name, samples, failures)
    select ${environment}, area, date_trunc('minute', now()), build, cohort, metric, name, sum(samples), sum(failures)
    from unnest(${column(0)}::text[], ${column(1)}::text[], ${column(2)}::text[], ${column(3)}::text[],
      ${column(4)}::text[], ${column(5)}::bigint[], ${column(6)}::bigint[])
      as sent(area, build, cohort, metric, name, samples, failures)
    where (select count(*) from (
      select 1 from canary_figures where minute = date_trunc('minute', now()) limit ${ROWS_A_MINUTE}) known) < ${ROWS_A_MINUTE}
    group by area, build, cohort, metric, name order by area, build, cohort, metric, name
    on conflict (environment, area, minute, build, cohort, metric, name)
    do update set samples = f.samples + excluded.samples, failures = f.failures + excluded.failures`;
};

export interface Wanted {
  environment: string;
  area: string;
  /** Version of the canary; everybody who was to get the pin is the rest. */
  build: string;
  /** ISO 8601, UTC. */
  since: string;
}

export interface Counts {
  cohort: 'canary' | 'rest';
  metric: 'visits' | 'loads' | 'renders' | 'time' | 'call';
  name: string;
  samples: number;
  failures: number;
}

/** What the canary's build did, and what those had who were to get the pin; nothing of a pin in the canary's place. */
const ofBoth = (db: Pool, { environment, area, build, since }: Wanted) => db`
  environment = ${environment} and area = ${area} and minute >= date_trunc('minute', ${since}::timestamptz)
  and (cohort = 'rest' or build = ${build})`;

export const sumCounts = (db: Pool, wanted: Wanted) => db<Counts[]>`
  select cohort, metric, name, sum(samples)::float8 as samples, sum(failures)::float8 as failures
  from canary_figures where ${ofBoth(db, wanted)} group by cohort, metric, name order by cohort, metric, name`;

/** The last hours by minute; calls of all operations together. */
export const countsByMinute = (db: Pool, wanted: Wanted, hours: number) => db<(Counts & { at: string })[]>`
  select minute as at, cohort, metric, case when metric = 'call' then '' else name end as name,
    sum(samples)::float8 as samples, sum(failures)::float8 as failures
  from canary_figures where ${ofBoth(db, wanted)} and minute > now() - ${`${hours} hours`}::interval
  group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
