import type { GraphPoint } from '@portal/contracts/funds/schemas';
import type { Db } from '../database/db.ts';
import { problem } from '../http/problem.ts';
import { findFund } from './funds.db.ts';
import { type GraphUnit, graphPoints } from './graph.db.ts';

/** The longest range of each graph, in days. */
const longest: Record<GraphUnit, number> = { year: 36_525, month: 3660, day: 366 };

const daysIn = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** Points of a fund's graph. @throws not_found, or invalid_request for a range that is backwards or too long. */
export const fundGraph = async (
  db: Db,
  fundId: string,
  unit: GraphUnit,
  range: { from: string; to: string },
  timeZone: string,
): Promise<GraphPoint[]> => {
  const field = unit === 'year' ? 'toYear' : 'toDate';
  const days = daysIn(range.from, range.to);
  if (days < 1) throw problem('invalid_request', { fields: [{ field, code: 'not_after' }] });
  if (days > longest[unit])
    throw problem('invalid_request', { fields: [{ field, code: 'too_big', limit: longest[unit] }] });
  if (!(await findFund(db, fundId))) throw problem('not_found');
  return graphPoints(db, fundId, unit, range, timeZone);
};
