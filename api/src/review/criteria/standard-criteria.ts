import type { Criterion, Evidence } from '@portal/contracts/applications/criteria';
import type { FundType } from '@portal/contracts/funds/enums';
import { textOf } from '../locales/messages.ts';

type StandardId = Parameters<typeof textOf>[0] extends infer Key
  ? Key extends `criterion.${infer Id}.name`
    ? Id
    : never
  : never;

const criterion = (criterionId: StandardId, weight: number, evidence: Evidence[]): Criterion => ({
  criterionId,
  name: textOf(`criterion.${criterionId}.name`),
  guide: textOf(`criterion.${criterionId}.guide`),
  weight,
  evidence,
});

const of = (section: Evidence['section'], ...fields: string[]): Evidence => ({ section, fields });

/** What every fund of a type begins with; fund management words and weighs it anew. */
export const standardCriteria: Readonly<Record<FundType, readonly Criterion[]>> = {
  BASE_FUND: [
    criterion('QUANTIFIED_NEED', 30, [
      of(
        'loss',
        'supportType',
        'amountRequested',
        'baselineYear',
        'baselineTariffRevenue',
        'observedTariffRevenue',
        'lossLines',
        'lossClaimed',
      ),
      of('documents', 'LOSS_CALCULATION', 'CUSTOMS_DATA'),
    ]),
    criterion('REFORM_COMMITMENT', 25, [
      of('project', 'reformProgramme'),
      of('loss', 'ratificationDepositedOn', 'tariffScheduleGazettedOn'),
      of('documents', 'ENDORSEMENT_LETTER', 'RATIFICATION_EVIDENCE', 'REFORM_PLAN'),
    ]),
    criterion('FEASIBILITY', 20, [
      of('project', 'startDate', 'durationMonths'),
      of('documents', 'BUDGET', 'REFORM_PLAN'),
    ]),
    criterion('ADDED_VALUE', 15, [of('project', 'summary', 'sector'), of('documents', 'OTHER')]),
    criterion('INCLUSION_AND_REGION', 10, [of('project', 'countryCode', 'city', 'beneficiaryCountries')]),
  ],
  CREDIT_FUND: [
    criterion('INTRA_AFRICAN_TRADE', 25, [
      of(
        'project',
        'tradeImpact.targetMarkets',
        'tradeImpact.intraAfricanExportsNow',
        'tradeImpact.intraAfricanExportsYear3',
      ),
      of('documents', 'BUSINESS_PLAN'),
    ]),
    criterion('COMMERCIAL_VIABILITY', 25, [
      of('organisation', 'financials'),
      of(
        'financing',
        'projectCost',
        'financingRequested',
        'ownContribution',
        'otherFunding',
        'useOfFunds',
        'repaymentSource',
      ),
      of('documents', 'BUSINESS_PLAN', 'FINANCIAL_MODEL', 'FEASIBILITY_STUDY', 'AUDITED_ACCOUNTS'),
    ]),
    criterion('SPONSOR_AND_GOVERNANCE', 20, [
      of('organisation', 'incorporatedOn', 'ownership', 'auditor'),
      of('documents', 'REGISTRATION_CERT', 'OWNERSHIP_PROOF', 'BOARD_RESOLUTION', 'AUDITED_ACCOUNTS'),
    ]),
    criterion('ENVIRONMENT_AND_SOCIAL', 15, [
      of('project', 'environmentalCategory'),
      of('documents', 'ENVIRONMENTAL_STUDY', 'LICENCES'),
    ]),
    criterion('JOBS_WOMEN_YOUTH', 15, [
      of('organisation', 'womenOwnedPercent', 'youthOwnedPercent', 'employees'),
      of('project', 'tradeImpact.jobsCreated', 'tradeImpact.jobsForWomen', 'tradeImpact.jobsForYouth'),
      of('documents', 'BUSINESS_PLAN'),
    ]),
  ],
};
