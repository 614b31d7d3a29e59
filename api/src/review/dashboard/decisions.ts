import { fromMinor, type Money, toMinor } from '@portal/contracts/funds/money';
import type { DecisionStats } from '@portal/contracts/review/dashboard';
import type { Db } from '../../kernel/database/db.ts';
import { countPerFund, type FundCount } from './counts.db.ts';
import { comparedTo } from './period.ts';
import { FEW, type Scope } from './scope.ts';
import { PREVIOUS, seriesOf, totalsOf, withPrevious } from './series.ts';

/** One sum per currency over the period. */
const amountsOf = (counts: readonly FundCount[]): Money[] => {
  const sums = new Map<string, bigint>();
  for (const { bucket, currency, amount } of counts)
    if (bucket !== PREVIOUS) sums.set(currency, (sums.get(currency) ?? 0n) + (toMinor(amount) ?? 0n));
  return [...sums]
    .map(([currency, minor]) => ({ amount: fromMinor(minor), currency }))
    .toSorted((a, b) => a.currency.localeCompare(b.currency));
};

/** Approved, or not approved, by the day of the decision. */
export const decisionStats = async (
  db: Db,
  scope: Scope,
  status: 'APPROVED' | 'REJECTED',
): Promise<DecisionStats> => {
  const asksForOther = scope.filters.status !== undefined && scope.filters.status !== status;
  const { status: _status, ...filters } = scope.filters;
  const decided = { ...scope, filters };
  const counts = asksForOther ? [] : await countPerFund(db, status, decided, withPrevious(scope));
  const { total, previous } = totalsOf(counts);
  return {
    total,
    previous,
    comparedToPrevious: comparedTo(total, previous),
    amounts: scope.isReviewer && total < FEW ? null : amountsOf(counts),
    series: seriesOf(scope, counts),
  };
};
