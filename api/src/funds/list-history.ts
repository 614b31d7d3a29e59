import type { Page } from '@portal/contracts';
import type { FundHistoryFilters, FundHistoryRow } from '@portal/contracts/funds/fund.schemas';
import type { Db } from '../kernel/database/db.ts';
import { cappedPageOf } from '../kernel/database/page.ts';
import { problem } from '../kernel/http/problem.ts';
import { listHistory } from './record/fund-history.db.ts';
import { findFund } from './record/funds.db.ts';

/** The name that stands for rows which the portal itself wrote. */
const SYSTEM = 'System';

/** A page of the ledger, days as the caller's time zone has them. */
export const fundHistory = async (
  db: Db,
  fundId: string,
  query: FundHistoryFilters,
  timeZone: string,
): Promise<Page<FundHistoryRow>> => {
  if (!(await findFund(db, fundId))) throw problem('not_found');
  const { rows, total } = await listHistory(db, fundId, query, timeZone);
  const shown = rows.map((row) => {
    const money = (amount: string) => ({ amount, currency: row.currency });
    return {
      ...row,
      amount: money(row.amount),
      balanceBefore: money(row.balanceBefore),
      balanceAfter: money(row.balanceAfter),
      committedBefore: money(row.committedBefore),
      committedAfter: money(row.committedAfter),
      createdBy: row.createdBy ?? SYSTEM,
    };
  });
  return cappedPageOf({ rows: shown, total }, query);
};
