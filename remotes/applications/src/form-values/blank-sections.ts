import type { Section } from '@portal/contracts/applications/sections';
import { eligibilityRules } from '@portal/contracts/funds/eligibility-rules';
import type { FundType } from '@portal/contracts/funds/enums';

/** What a form holds of a section: texts as typed, booleans for boxes, lists for rows and choices. */
export type SectionValues = { [name: string]: FormValue };
export type FormValue = string | boolean | FormValue[] | SectionValues;

const blank = (...names: string[]): SectionValues => Object.fromEntries(names.map((name) => [name, '']));

const person = blank('name', 'title', 'email', 'phone');
const organisation = blank(
  'applicantType',
  'name',
  'registrationNumber',
  'countryCode',
  'city',
  'address',
  'website',
);
const company: SectionValues = {
  ...blank('incorporatedOn', 'taxNumber', 'womenOwnedPercent', 'youthOwnedPercent', 'employees', 'auditor'),
  ownership: [],
  financials: [],
};
const project: SectionValues = {
  ...blank('projectTitle', 'summary', 'sector', 'countryCode', 'city', 'startDate', 'durationMonths'),
  beneficiaryCountries: [],
};
const tradeImpact: SectionValues = {
  ...blank(
    'intraAfricanExportsNow',
    'intraAfricanExportsYear3',
    'jobsCreated',
    'jobsForWomen',
    'jobsForYouth',
  ),
  targetMarkets: [],
};

/** A line of each kind of rows, before anything is typed into it. */
export const blankRows = {
  ownership: { ...blank('name', 'countryCode', 'percent'), isPep: false },
  financials: blank('year', 'revenue', 'ebitda', 'netProfit', 'totalAssets', 'totalDebt'),
  lossLines: blank('hsChapter', 'importsValue', 'rateBefore', 'rateAfter', 'loss'),
  useOfFunds: blank('item', 'amount'),
} as const satisfies Record<string, SectionValues>;

/** Every question of a section, unanswered. */
export const blankSection = (fundType: FundType, section: Section): SectionValues => {
  const isBase = fundType === 'BASE_FUND';
  switch (section) {
    case 'applicant':
      return { ...blank('firstName', 'lastName', 'email', 'phone', 'channel'), authorityFileKey: [] };
    case 'eligibility':
      return blank(...eligibilityRules[fundType]);
    case 'organisation':
      return isBase ? { ...organisation, focalPoint: person } : { ...organisation, ...company };
    case 'project':
      return isBase
        ? { ...project, ...blank('reformProgramme') }
        : { ...project, ...blank('environmentalCategory'), tradeImpact };
    case 'loss':
      return {
        ...blank(
          'supportType',
          'amountRequested',
          'ratificationDepositedOn',
          'tariffScheduleGazettedOn',
          'tariffScheduleCategory',
          'baselineYear',
          'baselineTariffRevenue',
          'claimPeriodFrom',
          'claimPeriodTo',
          'observedTariffRevenue',
          'lossClaimed',
          'method',
        ),
        lossLines: [],
      };
    case 'financing':
      return {
        ...blank(
          'instrument',
          'projectCost',
          'ownContribution',
          'otherFunding',
          'financingRequested',
          'tenorMonths',
          'graceMonths',
          'security',
          'repaymentSource',
        ),
        useOfFunds: [],
      };
    case 'documents':
      return {};
    case 'declarations':
      return {
        truthful: false,
        noExclusion: false,
        dataConsent: false,
        integrity: false,
        ...(!isBase && { exclusionListConfirmed: false, sanctionsDeclaration: false }),
        signedName: '',
      };
  }
};
