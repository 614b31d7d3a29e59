import type { Eligibility, FundRule, SaveEligibility } from '@portal/contracts/funds/eligibility';
import { type AuditChange, changesBetween } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { invalidField, orNotFound, problem } from '../../kernel/http/problem.ts';
import { auditFund } from '../record/audit-fund.ts';
import { lockFund } from '../record/funds.db.ts';
import { addRule } from './eligibility.db.ts';
import { beginRules } from './eligibility.seed.ts';
import { readRules } from './read-rules.ts';

type Change = SaveEligibility['rules'][number];

/** A rule as the change leaves it. @throws invalid_request for years on a rule that has none. */
const changed = (rule: FundRule, { years, yearsSme, ...texts }: Change, at: number): FundRule => {
  if (rule.thresholds.years === undefined && (years ?? yearsSme) !== undefined)
    throw invalidField(`rules.${at}.years`, 'not_allowed');
  const thresholds = {
    ...rule.thresholds,
    ...(years === undefined ? {} : { years }),
    ...(yearsSme === undefined ? {} : { yearsSme }),
  };
  return { ...rule, ...texts, thresholds };
};

/** Each rule that is named, before and after. @throws invalid_request for a rule of another fund, or one named twice. */
const pairsOf = (rules: readonly FundRule[], changes: readonly Change[]) =>
  changes.map((change, at) => {
    const before = rules.find(({ rule }) => rule === change.rule);
    const isSecond = changes.findIndex(({ rule }) => rule === change.rule) !== at;
    if (!before || isSecond) throw invalidField(`rules.${at}.rule`, 'not_allowed');
    return { before, after: changed(before, change, at) };
  });

const fields = ['isAsked', 'question', 'advice', 'thresholds'] as const;

const differences = (before: FundRule, after: FundRule): AuditChange[] =>
  changesBetween<FundRule>(before, after, fields).map((one) => ({
    ...one,
    field: `${before.rule}.${one.field}`,
  }));

/** Writes the rules that differ as the fund's next version. @throws not_found, stale_version, invalid_request. */
export const saveRules = (
  db: Pool,
  caller: Caller,
  fundId: string,
  { rulesVersion, rules }: SaveEligibility,
): Promise<Eligibility> =>
  transaction(db, async (tx) => {
    const fund = await orNotFound(lockFund(tx, fundId));
    const now = await readRules(tx, fund);
    if (now.rulesVersion !== rulesVersion) throw problem('stale_version', { data: { data: now } });
    const pairs = pairsOf(now.rules, rules).filter(
      ({ before, after }) => differences(before, after).length > 0,
    );
    if (pairs.length === 0) return now;
    const isStillAsked = now.rules.some(
      (rule) => (pairs.find(({ before }) => before.rule === rule.rule)?.after ?? rule).isAsked,
    );
    if (!isStillAsked) throw invalidField('rules', 'too_few');
    await beginRules(tx, fund);
    for (const { after } of pairs)
      await addRule(tx, fundId, { ...after, version: rulesVersion + 1 }, caller.actor.id);
    await auditFund(
      tx,
      caller,
      fund,
      pairs.flatMap(({ before, after }) => differences(before, after)),
    );
    return readRules(tx, fund);
  });
