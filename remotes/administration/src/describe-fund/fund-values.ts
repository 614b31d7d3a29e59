import { dayHere } from '@portal/application-view';
import type { Fund, UpdateFund } from '@portal/contracts/funds/fund.schemas';
import type { Money } from '@portal/contracts/funds/money';
import { texts, written } from '../publish-version/localised-values.ts';

/** The calendar day of an instant where the person is. */
const day = (instant: string | null): string => (instant === null ? '' : dayHere(instant));
const amount = (money: Money | null | undefined): string => money?.amount.replace(/\.0+$/, '') ?? '';

/** The form's values: every text in all languages, days as YYYY-MM-DD, amounts and numbers as typed. */
export const valuesOf = ({ rules, settings, ...fund }: Fund) => ({
  title: texts(fund.title),
  description: texts(fund.description),
  eligibilityText: texts(fund.eligibilityText),
  status: fund.status,
  opensOn: day(fund.opensAt),
  closesOn: day(fund.closesAt),
  minAmount: amount(rules.minAmount),
  maxAmount: amount(rules.maxAmount),
  minOwnContributionPercent: rules.minOwnContributionPercent?.toString() ?? '',
  decisionMode: settings?.decisionMode ?? 'TWO_STEP',
  assignmentMode: settings?.assignmentMode ?? 'OPEN',
  requiredReviewers: String(settings?.requiredReviewers ?? 1),
  blindReview: settings?.blindReview ?? true,
  secondSignOffAbove: amount(settings?.secondSignOffAbove),
  secondPersonAbove: amount(settings?.secondPersonAbove),
  returnDays: String(settings?.returnDays ?? 14),
  returnGraceDays: String(settings?.returnGraceDays ?? 14),
});

export type FundValues = ReturnType<typeof valuesOf>;

const instant = (value: string, time: string): string | null =>
  value === '' ? null : new Date(`${value}T${time}`).toISOString();

/** Only what differs from the fund as it was read: nothing that somebody else changed meanwhile is touched. */
export const toUpdate = (values: FundValues, before: Fund): UpdateFund => {
  const old = valuesOf(before);
  const money = (text: string): Money | null =>
    text === '' ? null : { amount: text, currency: before.currency };
  const rulesOf = ({ minAmount, maxAmount, minOwnContributionPercent: percent }: FundValues) => ({
    minAmount: money(minAmount),
    maxAmount: money(maxAmount),
    minOwnContributionPercent: percent === '' ? null : Number(percent),
  });
  const settingsOf = (of: FundValues) => ({
    decisionMode: of.decisionMode,
    assignmentMode: of.assignmentMode,
    requiredReviewers: Number(of.requiredReviewers),
    blindReview: of.blindReview,
    secondSignOffAbove: money(of.secondSignOffAbove),
    secondPersonAbove: money(of.secondPersonAbove),
    returnDays: Number(of.returnDays),
    returnGraceDays: Number(of.returnGraceDays),
  });
  const differs = (part: (of: FundValues) => unknown) =>
    JSON.stringify(part(values)) !== JSON.stringify(part(old));
  return {
    fundId: before.fundId,
    rowVersion: before.rowVersion,
    ...(differs(({ title }) => title) && { title: written(values.title) }),
    ...(differs(({ description }) => description) && { description: written(values.description) }),
    ...(differs((of) => of.eligibilityText) && { eligibilityText: written(values.eligibilityText) }),
    ...(differs(({ status }) => status) && { status: values.status }),
    ...(differs(({ opensOn }) => opensOn) && { opensAt: instant(values.opensOn, '00:00:00') }),
    ...(differs(({ closesOn }) => closesOn) && { closesAt: instant(values.closesOn, '23:59:59') }),
    ...(differs(rulesOf) && { rules: rulesOf(values) }),
    ...(differs(settingsOf) && { settings: settingsOf(values) }),
  };
};

/** By the names of the fund's history, by which differences are shown. */
export const inHistory = ({ opensOn, closesOn, ...values }: FundValues) => ({
  ...values,
  opensAt: opensOn,
  closesAt: closesOn,
});

/** Fields of the API by the names that the form gives them. */
export const serverNames = {
  opensAt: 'opensOn',
  closesAt: 'closesOn',
  'rules.minAmount': 'minAmount',
  'rules.minAmount.amount': 'minAmount',
  'rules.maxAmount': 'maxAmount',
  'rules.maxAmount.amount': 'maxAmount',
  'rules.minOwnContributionPercent': 'minOwnContributionPercent',
  'settings.requiredReviewers': 'requiredReviewers',
  'settings.secondSignOffAbove': 'secondSignOffAbove',
  'settings.secondSignOffAbove.amount': 'secondSignOffAbove',
  'settings.secondPersonAbove': 'secondPersonAbove',
  'settings.secondPersonAbove.amount': 'secondPersonAbove',
  'settings.returnDays': 'returnDays',
  'settings.returnGraceDays': 'returnGraceDays',
} as const;
