import type { DecisionStats } from '@portal/contracts/review/dashboard';
import { addDays } from '../periods/calendar-days.ts';
import { type Bucket, bucketName, bucketsOf } from '../periods/date-ranges.ts';
import type { FundCount } from './counts.db.ts';
import type { Scope } from './scope.ts';

/** The bucket that stands for the period before. */
export const PREVIOUS = -1;

/** The period in the steps of a graph, without or with the period before as one more bucket. */
export const bucketsIn = ({ period }: Scope): Bucket[] => bucketsOf(period.from, period.to, period.unit);
export const withPrevious = (scope: Scope): Bucket[] => [
  ...bucketsIn(scope),
  { bucket: PREVIOUS, from: scope.period.previousFrom, before: addDays(scope.period.previousTo, 1) },
];

type SeriesPoint = DecisionStats['series'][number];

/** One point per step, zero where nothing was. */
export const seriesOf = (scope: Scope, counts: readonly FundCount[]): SeriesPoint[] => {
  const points = bucketsIn(scope).map(({ from }) => ({
    period: bucketName(from, scope.period.unit),
    count: 0,
    baseFund: 0,
    creditFund: 0,
  }));
  for (const { bucket, fundType, n } of counts) {
    const point = points[bucket];
    if (!point) continue;
    point.count += n;
    if (fundType === 'BASE_FUND') point.baseFund += n;
    else point.creditFund += n;
  }
  return points;
};

/** How many in the period and in the one before. */
export const totalsOf = (
  counts: readonly { bucket: number; n: number }[],
): { total: number; previous: number } => {
  const sum = (isPrevious: boolean): number =>
    counts.reduce((total, { bucket, n }) => total + ((bucket === PREVIOUS) === isPrevious ? n : 0), 0);
  return { total: sum(false), previous: sum(true) };
};
