import type { FundsStat } from '@portal/contracts/review/dashboard';
import type { Pool } from '../../kernel/database/db.ts';
import { countPerFund } from './counts.db.ts';
import { daysToDecision, marksOfDecisions } from './days-to-decision.ts';
import { fundMoney } from './fund-money.db.ts';
import type { Medians } from './medians.ts';
import { comparedTo } from './period.ts';
import type { Scope } from './scope.ts';
import { PREVIOUS, seriesOf, totalsOf, withPrevious } from './series.ts';
import { waiting } from './waiting.db.ts';

/** Money per fund, applications received, days to a decision, and what waits. */
export const fundsStat = async (db: Pool, medians: Medians, scope: Scope): Promise<FundsStat> => {
  const [marks, funds, counts, waits] = await Promise.all([
    marksOfDecisions(db, scope),
    fundMoney(db, scope),
    countPerFund(db, 'RECEIVED', scope, withPrevious(scope)),
    waiting(db, scope),
  ]);
  const days = await daysToDecision(db, medians, scope, marks);
  const { total, previous } = totalsOf(counts);
  return {
    funds: funds.map(({ currency, balance, committed, available, paidOut, ...fund }) => ({
      ...fund,
      balance: { amount: balance, currency },
      committed: { amount: committed, currency },
      available: { amount: available, currency },
      paidOut: { amount: paidOut, currency },
      received: counts.reduce(
        (sum, { bucket, fundId, n }) => sum + (bucket !== PREVIOUS && fundId === fund.fundId ? n : 0),
        0,
      ),
    })),
    received: { total, previous, comparedToPrevious: comparedTo(total, previous) },
    series: seriesOf(scope, counts).map(({ count: _count, ...point }) => point),
    daysToDecision: days,
    waiting: waits,
  };
};
