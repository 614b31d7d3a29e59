import { dayHere } from '@portal/application-view';
import type { Fund, UpdateFund } from '@portal/contracts/funds/fund.schemas';
import type { Money } from '@portal/contracts/funds/money';
import { texts, written } from '../publish-version/localised-values.ts';
import { differencesOf } from '../show-changes/change-lines.ts';

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
  const money = (text: string): Money | null =>
    text === '' ? null : { amount: text, currency: before.currency };
  const updateOf = ({ minOwnContributionPercent: percent, ...of }: FundValues) => ({
    title: written(of.title),
    description: written(of.description),
    eligibilityText: written(of.eligibilityText),
    status: of.status,
    opensAt: instant(of.opensOn, '00:00:00'),
    closesAt: instant(of.closesOn, '23:59:59'),
    rules: {
      minAmount: money(of.minAmount),
      maxAmount: money(of.maxAmount),
      minOwnContributionPercent: percent === '' ? null : Number(percent),
    },
    settings: {
      decisionMode: of.decisionMode,
      assignmentMode: of.assignmentMode,
      requiredReviewers: Number(of.requiredReviewers),
      blindReview: of.blindReview,
      secondSignOffAbove: money(of.secondSignOffAbove),
      secondPersonAbove: money(of.secondPersonAbove),
      returnDays: Number(of.returnDays),
      returnGraceDays: Number(of.returnGraceDays),
    },
  });
  const changes = differencesOf(updateOf(valuesOf(before)), updateOf(values));
  return {
    fundId: before.fundId,
    rowVersion: before.rowVersion,
    // Made of entries, an object has lost the types of its fields.
    ...(Object.fromEntries(changes.map((change) => [change.field, change.new])) as Partial<UpdateFund>),
  };
};

/** By the names of the fund's history, by which differences are shown. */
export const inHistory = ({ opensOn, closesOn, ...values }: FundValues) => ({
  ...values,
  opensAt: opensOn,
  closesAt: closesOn,
});

/** The names that the form gives to fields of the API. */
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
};
