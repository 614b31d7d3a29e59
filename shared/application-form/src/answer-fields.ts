import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Section } from '@portal/contracts/applications/sections';
import { eligibilityRules } from '@portal/contracts/funds/eligibility-rules';
import type { FundType } from '@portal/contracts/funds/enums';

/** How an answer reads. `text` and `long` as typed; `file` is the key of one stored file. */
export type AnswerKind =
  | 'text'
  | 'long'
  | 'money'
  | 'day'
  | 'number'
  | 'percent'
  | 'country'
  | 'countries'
  | 'yesNo'
  | 'link'
  | 'file';

/** Groups of enum texts in `locales/`. */
export type WordGroup =
  | 'applicantType'
  | 'channel'
  | 'sector'
  | 'supportType'
  | 'tariffScheduleCategory'
  | 'instrument'
  | 'environmentalCategory';

export interface PlainField {
  /** A path within its section, such as `focalPoint.email`. */
  name: string;
  kind: AnswerKind | WordGroup;
}

/** Repeatable rows. */
export interface RowsField {
  name: string;
  columns: readonly PlainField[];
}

export type AnswerField = PlainField | RowsField;

export const isRows = (field: AnswerField): field is RowsField => 'columns' in field;

const plain = (kind: PlainField['kind'], ...names: string[]): PlainField[] =>
  names.map((name) => ({ name, kind }));
const rows = (name: string, ...columns: PlainField[][]): RowsField => ({ name, columns: columns.flat() });

const applicant = [
  ...plain('text', 'firstName', 'lastName', 'email', 'phone'),
  ...plain('channel', 'channel'),
  ...plain('file', 'authorityFileKey'),
];

const organisation = [
  ...plain('applicantType', 'applicantType'),
  ...plain('text', 'name', 'registrationNumber'),
  ...plain('country', 'countryCode'),
  ...plain('text', 'city', 'address'),
  ...plain('link', 'website'),
];

const focalPoint = plain(
  'text',
  'focalPoint.name',
  'focalPoint.title',
  'focalPoint.email',
  'focalPoint.phone',
);

const company: AnswerField[] = [
  ...plain('day', 'incorporatedOn'),
  ...plain('text', 'taxNumber'),
  rows(
    'ownership',
    plain('text', 'name'),
    plain('country', 'countryCode'),
    plain('percent', 'percent'),
    plain('yesNo', 'isPep'),
  ),
  ...plain('percent', 'womenOwnedPercent', 'youthOwnedPercent'),
  ...plain('number', 'employees'),
  rows(
    'financials',
    plain('text', 'year'),
    plain('money', 'revenue', 'ebitda', 'netProfit', 'totalAssets', 'totalDebt'),
  ),
  ...plain('text', 'auditor'),
];

const project = [
  ...plain('text', 'projectTitle'),
  ...plain('long', 'summary'),
  ...plain('sector', 'sector'),
  ...plain('country', 'countryCode'),
  ...plain('text', 'city'),
  ...plain('countries', 'beneficiaryCountries'),
  ...plain('day', 'startDate'),
  ...plain('number', 'durationMonths'),
];

const impact = [
  ...plain('countries', 'tradeImpact.targetMarkets'),
  ...plain('money', 'tradeImpact.intraAfricanExportsNow', 'tradeImpact.intraAfricanExportsYear3'),
  ...plain('number', 'tradeImpact.jobsCreated', 'tradeImpact.jobsForWomen', 'tradeImpact.jobsForYouth'),
  ...plain('environmentalCategory', 'environmentalCategory'),
];

const support: AnswerField[] = [
  ...plain('supportType', 'supportType'),
  ...plain('money', 'amountRequested'),
  ...plain('day', 'ratificationDepositedOn', 'tariffScheduleGazettedOn'),
];

const tariffLoss: AnswerField[] = [
  ...plain('tariffScheduleCategory', 'tariffScheduleCategory'),
  ...plain('text', 'baselineYear'),
  ...plain('money', 'baselineTariffRevenue'),
  ...plain('day', 'claimPeriodFrom', 'claimPeriodTo'),
  ...plain('money', 'observedTariffRevenue'),
  rows(
    'lossLines',
    plain('text', 'hsChapter'),
    plain('money', 'importsValue'),
    plain('percent', 'rateBefore', 'rateAfter'),
    plain('money', 'loss'),
  ),
  ...plain('money', 'lossClaimed'),
  ...plain('long', 'method'),
];

const financing: AnswerField[] = [
  ...plain('instrument', 'instrument'),
  ...plain('money', 'projectCost', 'financingRequested', 'ownContribution', 'otherFunding'),
  ...plain('number', 'tenorMonths', 'graceMonths'),
  ...plain('long', 'security'),
  rows('useOfFunds', plain('text', 'item'), plain('money', 'amount')),
  ...plain('long', 'repaymentSource'),
];

const common = ['truthful', 'noExclusion', 'dataConsent', 'integrity'] as const;
const ofCredit = ['exclusionListConfirmed', 'sanctionsDeclaration'] as const;

/** What whoever signs has to declare. */
export const declarationNames = (fundType: FundType) =>
  fundType === 'BASE_FUND' ? common : [...common, ...ofCredit];

/** The questions of a section in the order in which they read; files are not among them. */
export const answerFields = (
  fundType: FundType,
  section: Section,
  answers: Answers,
): readonly AnswerField[] => {
  const isBase = fundType === 'BASE_FUND';
  switch (section) {
    case 'applicant':
      return applicant;
    case 'eligibility':
      return plain('yesNo', ...eligibilityRules[fundType]);
    case 'organisation':
      return [...organisation, ...(isBase ? focalPoint : company)];
    case 'project':
      return isBase ? [...project, ...plain('long', 'reformProgramme')] : [...project, ...impact];
    case 'loss':
      return answers.loss?.supportType === 'TARIFF_REVENUE_LOSS' ? [...support, ...tariffLoss] : support;
    case 'financing':
      return financing;
    case 'documents':
      return [];
    case 'declarations':
      return [...plain('yesNo', ...declarationNames(fundType)), ...plain('text', 'signedName')];
  }
};
