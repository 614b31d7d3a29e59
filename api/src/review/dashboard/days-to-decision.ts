import type { FundsStat } from '@portal/contracts/review/dashboard';
import { addDays } from '../../kernel/database/days.ts';
import type { Db } from '../../kernel/database/db.ts';
import { bucketName } from '../../kernel/periods/date-ranges.ts';
import { findMedians } from './days-to-decision.db.ts';
import type { Scope } from './scope.ts';
import { bucketsIn, PREVIOUS, withPrevious } from './series.ts';

/** The bucket that stands for the whole period. */
const WHOLE = -2;

/**
 * The median of days from sending to a decision, both rounded to whole days, for decisions of the
 * period, of each of its steps and of the period before.
 */
export const daysToDecision = async (db: Db, scope: Scope): Promise<FundsStat['daysToDecision']> => {
  const { from, to, unit } = scope.period;
  const whole = { bucket: WHOLE, from, before: addDays(to, 1) };
  const found = await findMedians(db, scope, [...withPrevious(scope), whole]);
  return {
    median: found.get(WHOLE) ?? null,
    previousMedian: found.get(PREVIOUS) ?? null,
    series: bucketsIn(scope).map((one) => ({
      period: bucketName(one.from, unit),
      median: found.get(one.bucket) ?? null,
    })),
  };
};
