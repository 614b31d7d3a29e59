import type { AssignmentMode, DecisionMode, FundStatus, FundType } from '@portal/contracts/funds/enums';
import { addHistoryRow } from '../../src/funds/record/fund-history.db.ts';
import { newId, transaction } from '../../src/kernel/database/db.ts';
import { beginCriteria } from '../../src/review/criteria/criteria.seed.ts';
import type { RunningPortal } from './running-portal.ts';

export interface FundFacts {
  fundType?: FundType;
  status?: FundStatus;
  opensAt?: string | null;
  closesAt?: string | null;
  /** Contributed at the start; a decimal string. */
  balance?: string;
  decisionMode?: DecisionMode;
  assignmentMode?: AssignmentMode;
  requiredReviewers?: number;
  secondSignOffAbove?: string | null;
}

export const fundMakers = (portal: RunningPortal) => ({
  /** A fund of its own, open, with money. @returns its id. */
  fund: async (facts: FundFacts = {}): Promise<string> => {
    const id = newId('fund');
    const { fundType = 'BASE_FUND' } = facts;
    const text = portal.db.json({ en: 'Test fund' });
    await portal.db`insert into funds (id, fund_type, title, description, eligibility_text, currency, status, opens_at,
        closes_at, min_amount, max_amount, min_own_contribution_percent, decision_mode, assignment_mode,
        required_reviewers, second_sign_off_above)
      values (${id}, ${fundType}, ${text}, ${text}, ${text}, 'USD', ${facts.status ?? 'OPEN'},
        ${facts.opensAt ?? null}, ${facts.closesAt ?? null}, '50000', '10000000', '25', ${facts.decisionMode ?? 'TWO_STEP'},
        ${facts.assignmentMode ?? 'OPEN'}, ${facts.requiredReviewers ?? 1}, ${facts.secondSignOffAbove ?? null})`;
    await transaction(portal.db, (tx) => beginCriteria(tx, { id, fundType }));
    const balance = facts.balance ?? '50000000.00';
    if (balance !== '0')
      await transaction(portal.db, (tx) =>
        addHistoryRow(tx, { fundId: id, process: 'CONTRIBUTION', amount: balance, createdBy: null }),
      );
    return id;
  },
});
