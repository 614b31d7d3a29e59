import type { FundRule } from '@portal/contracts/funds/eligibility';
import type { EligibilityRule } from '@portal/contracts/funds/eligibility-rules';
import type { Db, Tx } from '../../kernel/database/db.ts';

export type StoredRule = FundRule & { createdAt: string };

/** The newest version of each rule of a fund; empty for a fund that has none. */
export const rulesOfFund = (db: Db, fundId: string): Promise<StoredRule[]> =>
  db<StoredRule[]>`
    select distinct on (rule) rule, version, is_asked, question, advice, thresholds, created_at
    from eligibility_rules where fund_id = ${fundId} order by rule, version desc`;

/** Writes a version of a rule. `by` is the person; null for the portal itself. */
export const addRule = (
  tx: Tx,
  fundId: string,
  { rule, version, isAsked, question, advice, thresholds }: FundRule,
  by: string | null,
) =>
  tx`insert into eligibility_rules (fund_id, rule, version, is_asked, question, advice, thresholds, created_by)
    values (${fundId}, ${rule satisfies EligibilityRule}, ${version}, ${isAsked}, ${tx.json(question)}, ${tx.json(advice)},
      ${tx.json(thresholds)}, ${by})`;
