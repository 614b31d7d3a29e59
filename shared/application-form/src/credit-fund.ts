import type { Answers } from '@portal/contracts/applications/answers.schema';
import { compareAmounts, percentOf, sumAmounts } from '@portal/contracts/funds/money';
import type { RulesInForce } from '@portal/contracts/funds/rules';
import { isAmount } from '@portal/contracts/rules/values';
import {
  type Asked,
  amountWithin,
  lower,
  needed,
  neededAmount,
  neededList,
  neededPastDay,
  neededPastYear,
  numberWithin,
  optional,
  wrongOnly,
} from './check-question.ts';
import type { FormContext } from './form-context.ts';

type Organisation = NonNullable<Answers['organisation']>;

const ownershipAsked = (owners: Organisation['ownership'] = []): Asked[] => {
  const listed = neededList('ownership', owners);
  // hundredths of a percent, so that 33.33 + 33.33 + 33.34 is exactly 100
  const total = owners.reduce((sum, owner) => sum + Math.round((owner.percent ?? 0) * 100), 0);
  return [
    listed.issue === undefined && total !== 10_000
      ? { field: 'ownership', issue: 'sum_mismatch', limit: '100' }
      : listed,
    ...wrongOnly(
      owners.flatMap((owner, i) => [
        needed(`ownership.${i}.name`, owner.name),
        needed(`ownership.${i}.countryCode`, owner.countryCode),
        numberWithin(`ownership.${i}.percent`, owner.percent, 0.01, 100),
      ]),
    ),
  ];
};

type AccountRules = Pick<RulesInForce, 'years' | 'yearsSme'>;

const signedAmount = (field: string, value: string | null | undefined): Asked =>
  neededAmount(field, value?.replace(/^-/, ''));

/** No year counts twice. */
const yearOnce = (years: NonNullable<Organisation['financials']>, at: number): Asked => {
  const field = `financials.${at}.year`;
  const { year } = years[at] ?? {};
  const asked = neededPastYear(field, year);
  const isRepeated = asked.issue === undefined && years.findIndex((one) => one.year === year) < at;
  return isRepeated ? { field, issue: 'not_allowed' } : asked;
};

/** A small or medium enterprise shows fewer years of accounts. */
const financialsAsked = (a: Organisation, rules: AccountRules): Asked[] => {
  const years = a.financials ?? [];
  return [
    neededList('financials', years, a.applicantType === 'SME' ? rules.yearsSme : rules.years),
    ...wrongOnly(
      years.flatMap((year, i) => [
        yearOnce(years, i),
        neededAmount(`financials.${i}.revenue`, year.revenue),
        signedAmount(`financials.${i}.ebitda`, year.ebitda),
        signedAmount(`financials.${i}.netProfit`, year.netProfit),
        neededAmount(`financials.${i}.totalAssets`, year.totalAssets),
        neededAmount(`financials.${i}.totalDebt`, year.totalDebt),
      ]),
    ),
  ];
};

export const companyAsked = (a: Answers['organisation'] = {}, rules: AccountRules): Asked[] => [
  neededPastDay('incorporatedOn', a.incorporatedOn),
  needed('taxNumber', a.taxNumber),
  ...ownershipAsked(a.ownership),
  optional(numberWithin('womenOwnedPercent', a.womenOwnedPercent, 0, 100), a.womenOwnedPercent),
  optional(numberWithin('youthOwnedPercent', a.youthOwnedPercent, 0, 100), a.youthOwnedPercent),
  numberWithin('employees', a.employees, 0, 10_000_000),
  ...financialsAsked(a, rules),
  needed('auditor', a.auditor),
];

export const impactAsked = (a: Answers['project'] = {}): Asked[] => {
  const impact = a.tradeImpact ?? {};
  const jobs = impact.jobsCreated ?? 0;
  return [
    neededList('tradeImpact.targetMarkets', impact.targetMarkets),
    neededAmount('tradeImpact.intraAfricanExportsNow', impact.intraAfricanExportsNow),
    neededAmount('tradeImpact.intraAfricanExportsYear3', impact.intraAfricanExportsYear3),
    numberWithin('tradeImpact.jobsCreated', impact.jobsCreated, 0, 10_000_000),
    numberWithin('tradeImpact.jobsForWomen', impact.jobsForWomen, 0, jobs),
    numberWithin('tradeImpact.jobsForYouth', impact.jobsForYouth, 0, jobs),
    needed('environmentalCategory', a.environmentalCategory),
  ];
};

/** The least own contribution, or undefined while cost or rule is unknown. */
export const minOwnContribution = (
  projectCost: string | null | undefined,
  minPercent: number | null,
): string | undefined =>
  minPercent === null || !projectCost || !isAmount(projectCost)
    ? undefined
    : percentOf(projectCost, minPercent);

const useOfFundsAsked = (a: NonNullable<Answers['financing']>): Asked[] => {
  const uses = a.useOfFunds ?? [];
  const listed = neededList('useOfFunds', uses);
  const total = sumAmounts(uses.map((use) => use.amount));
  const differs = a.financingRequested ? compareAmounts(total, a.financingRequested) !== 0 : false;
  return [
    listed.issue === undefined && differs
      ? { field: 'useOfFunds', issue: 'sum_mismatch', limit: a.financingRequested ?? undefined }
      : listed,
    ...wrongOnly(
      uses.flatMap((use, i) => [
        needed(`useOfFunds.${i}.item`, use.item),
        neededAmount(`useOfFunds.${i}.amount`, use.amount),
      ]),
    ),
  ];
};

export const financingAsked = (a: Answers['financing'] = {}, { rules }: FormContext): Asked[] => [
  needed('instrument', a.instrument),
  amountWithin('projectCost', a.projectCost, {}),
  amountWithin('financingRequested', a.financingRequested, {
    min: rules.minAmount?.amount,
    max: lower(rules.maxAmount?.amount, a.projectCost),
  }),
  amountWithin('ownContribution', a.ownContribution, {
    min: minOwnContribution(a.projectCost, rules.minOwnContributionPercent),
    max: a.projectCost,
  }),
  optional(neededAmount('otherFunding', a.otherFunding), a.otherFunding),
  numberWithin('tenorMonths', a.tenorMonths, 1, 600),
  numberWithin('graceMonths', a.graceMonths, 0, a.tenorMonths ?? 600),
  needed('security', a.security),
  ...useOfFundsAsked(a),
  needed('repaymentSource', a.repaymentSource),
];
