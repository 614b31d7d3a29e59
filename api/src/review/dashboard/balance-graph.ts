import type { GraphPoint } from '@portal/contracts/funds/fund.schemas';
import { findFund } from '../../funds/index.ts';
import type { Db } from '../../kernel/database/db.ts';
import { problem } from '../../kernel/http/problem.ts';
import { addDays, addMonths, monthOf, nextYear } from '../periods/calendar-days.ts';
import { daysOfRange, type Unit } from '../periods/date-ranges.ts';
import { graphPoints } from './balance-graph.db.ts';

/** Graphs show whole periods, those of the first and the last day included. */
const wholePeriods = (unit: Unit, { from, to }: { from: string; to: string }) => {
  if (unit === 'day') return { from, before: addDays(to, 1) };
  if (unit === 'month') return { from: monthOf(from), before: addMonths(to, 1) };
  return { from: `${from.slice(0, 4)}-01-01`, before: nextYear(to) };
};

/** Points of a fund's graph. @throws not_found, or invalid_request for a range that is backwards or too long. */
export const fundGraph = async (
  db: Db,
  fundId: string,
  unit: Unit,
  range: { from: string; to: string },
  timeZone: string,
): Promise<GraphPoint[]> => {
  daysOfRange(range.from, range.to, unit, unit === 'year' ? 'toYear' : 'toDate'); // throws for a wrong range
  const [fund, points] = await Promise.all([
    findFund(db, fundId),
    graphPoints(db, fundId, unit, wholePeriods(unit, range), timeZone),
  ]);
  if (!fund) throw problem('not_found');
  return points;
};
