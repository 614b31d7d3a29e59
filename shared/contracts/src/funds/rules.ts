import type { Eligibility, FundRule } from './eligibility.ts';
import { type EligibilityRule, eligibilityRules, eligibilityRulesVersion } from './eligibility-rules.ts';
import type { FundStatus, FundType, windowStates } from './enums.ts';

type FundWindow = Record<'opensAt' | 'closesAt', string | null>;

export const windowAt = ({ opensAt, closesAt }: FundWindow, now: Date): (typeof windowStates)[number] => {
  if (opensAt !== null && now < new Date(opensAt)) return 'AHEAD';
  return closesAt !== null && new Date(closesAt) <= now ? 'OVER' : 'RUNNING';
};

/** Whether a fund takes applications at a moment. */
export const isOpen = (fund: FundWindow & { status: FundStatus }, now: Date): boolean =>
  fund.status === 'OPEN' && windowAt(fund, now) === 'RUNNING';

/** What a form and its check need to know of a fund's rules. */
export interface RulesInForce {
  version: number;
  asked: readonly EligibilityRule[];
  /** Years of accounts to show, and those of a small or medium enterprise. */
  years: number;
  yearsSme: number;
}

/** The rules of a fund for which none are kept. */
export const standardRules = (fundType: FundType): RulesInForce => ({
  version: eligibilityRulesVersion,
  asked: eligibilityRules[fundType],
  years: 3,
  yearsSme: 2,
});

export const rulesInForce = ({ fundType, rulesVersion, rules }: Eligibility): RulesInForce => {
  const standard = standardRules(fundType);
  const accounts = rules.find(({ rule }) => rule === 'yearsOfAccounts')?.thresholds;
  return {
    version: rulesVersion,
    asked: rules.filter(({ isAsked }) => isAsked).map(({ rule }) => rule),
    years: accounts?.years ?? standard.years,
    yearsSme: accounts?.yearsSme ?? standard.yearsSme,
  };
};

/** A text of a rule with its numbers filled in. */
export const ruleText = (text: string, thresholds: FundRule['thresholds']): string =>
  text
    .replaceAll('{percent}', String(thresholds.percent ?? 0))
    .replaceAll('{years}', String(thresholds.years ?? 0))
    .replaceAll('{yearsSme}', String(thresholds.yearsSme ?? 0));
