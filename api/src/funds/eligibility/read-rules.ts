import type { Eligibility, FundRule } from '@portal/contracts/funds/eligibility';
import { eligibilityRules } from '@portal/contracts/funds/eligibility-rules';
import { standardRules } from '@portal/contracts/funds/rules';
import type { Db } from '../../kernel/database/db.ts';
import { textOf } from '../locales/messages.ts';
import type { FundRecord } from '../record/funds.db.ts';
import { rulesOfFund, type StoredRule } from './eligibility.db.ts';

type RuleFund = Pick<FundRecord, 'id' | 'fundType' | 'minOwnContributionPercent'>;

const thresholdsOf = (
  rule: string,
  { fundType, minOwnContributionPercent }: RuleFund,
): FundRule['thresholds'] => {
  const { years, yearsSme } = standardRules(fundType);
  if (rule === 'yearsOfAccounts') return { years, yearsSme };
  const hasPercent = rule === 'ownContribution' && minOwnContributionPercent !== null;
  return hasPercent ? { percent: Number(minOwnContributionPercent) } : {};
};

/** What every fund of a type begins by asking, and what to do after a No; fund management words it anew. */
export const firstRules = (fund: RuleFund): FundRule[] =>
  eligibilityRules[fund.fundType].map((rule) => ({
    rule,
    version: standardRules(fund.fundType).version,
    isAsked: true,
    question: textOf(`rule.${rule}.question`),
    advice: textOf(`rule.${rule}.advice`),
    thresholds: thresholdsOf(rule, fund),
  }));

const inOrder = (fund: RuleFund, stored: readonly StoredRule[]): StoredRule[] =>
  eligibilityRules[fund.fundType].flatMap((rule) => stored.find((one) => one.rule === rule) ?? []);

export const readRules = async (db: Db, fund: RuleFund): Promise<Eligibility> => {
  const stored = inOrder(fund, await rulesOfFund(db, fund.id));
  const rules = stored.length > 0 ? stored.map(({ createdAt: _, ...rule }) => rule) : firstRules(fund);
  return {
    fundId: fund.id,
    fundType: fund.fundType,
    rulesVersion: Math.max(...rules.map(({ version }) => version)),
    rules,
    changedAt:
      stored
        .map(({ createdAt }) => createdAt)
        .sort()
        .at(-1) ?? null,
  };
};
