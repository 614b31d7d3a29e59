import type { CriterionId } from '@portal/contracts/applications/criteria';
import type { DocumentType } from '@portal/contracts/applications/documents';
import type { Section } from '@portal/contracts/applications/sections';

/** What of an application a criterion is judged by. */
export interface Evidence {
  /** Names of fields by section, in the order of the form. */
  answers: readonly (readonly [Section, ...string[]])[];
  documents: readonly DocumentType[];
}

export const evidenceOf: Readonly<Record<CriterionId, Evidence>> = {
  QUANTIFIED_NEED: {
    answers: [
      [
        'loss',
        'supportType',
        'amountRequested',
        'baselineYear',
        'baselineTariffRevenue',
        'observedTariffRevenue',
        'lossLines',
        'lossClaimed',
      ],
    ],
    documents: ['LOSS_CALCULATION', 'CUSTOMS_DATA'],
  },
  REFORM_COMMITMENT: {
    answers: [
      ['project', 'reformProgramme'],
      ['loss', 'ratificationDepositedOn', 'tariffScheduleGazettedOn'],
    ],
    documents: ['ENDORSEMENT_LETTER', 'RATIFICATION_EVIDENCE', 'REFORM_PLAN'],
  },
  FEASIBILITY: {
    answers: [['project', 'startDate', 'durationMonths']],
    documents: ['BUDGET', 'REFORM_PLAN'],
  },
  ADDED_VALUE: {
    answers: [['project', 'summary', 'sector']],
    documents: ['OTHER'],
  },
  INCLUSION_AND_REGION: {
    answers: [['project', 'countryCode', 'city', 'beneficiaryCountries']],
    documents: [],
  },
  INTRA_AFRICAN_TRADE: {
    answers: [
      [
        'project',
        'tradeImpact.targetMarkets',
        'tradeImpact.intraAfricanExportsNow',
        'tradeImpact.intraAfricanExportsYear3',
      ],
    ],
    documents: ['BUSINESS_PLAN'],
  },
  COMMERCIAL_VIABILITY: {
    answers: [
      ['organisation', 'financials'],
      [
        'financing',
        'projectCost',
        'financingRequested',
        'ownContribution',
        'otherFunding',
        'useOfFunds',
        'repaymentSource',
      ],
    ],
    documents: ['BUSINESS_PLAN', 'FINANCIAL_MODEL', 'FEASIBILITY_STUDY', 'AUDITED_ACCOUNTS'],
  },
  SPONSOR_AND_GOVERNANCE: {
    answers: [['organisation', 'incorporatedOn', 'ownership', 'auditor']],
    documents: ['REGISTRATION_CERT', 'OWNERSHIP_PROOF', 'BOARD_RESOLUTION', 'AUDITED_ACCOUNTS'],
  },
  ENVIRONMENT_AND_SOCIAL: {
    answers: [['project', 'environmentalCategory']],
    documents: ['ENVIRONMENTAL_STUDY', 'LICENCES'],
  },
  JOBS_WOMEN_YOUTH: {
    answers: [
      ['organisation', 'womenOwnedPercent', 'youthOwnedPercent', 'employees'],
      ['project', 'tradeImpact.jobsCreated', 'tradeImpact.jobsForWomen', 'tradeImpact.jobsForYouth'],
    ],
    documents: ['BUSINESS_PLAN'],
  },
};
