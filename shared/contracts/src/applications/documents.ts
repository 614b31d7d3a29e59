import type { FundType } from '../funds/enums.ts';
import type { FileKind } from '../rules/files.ts';

export const documentTypes = [
  'ENDORSEMENT_LETTER',
  'RATIFICATION_EVIDENCE',
  'LOSS_CALCULATION',
  'CUSTOMS_DATA',
  'REFORM_PLAN',
  'BUDGET',
  'REGISTRATION_CERT',
  'AUDITED_ACCOUNTS',
  'BUSINESS_PLAN',
  'OWNERSHIP_PROOF',
  'FINANCIAL_MODEL',
  'FEASIBILITY_STUDY',
  'ENVIRONMENTAL_STUDY',
  'BOARD_RESOLUTION',
  'LICENCES',
  'VIDEO',
  'OTHER',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export interface DocumentRule {
  docType: DocumentType;
  required: boolean;
  accepts: readonly FileKind[];
}

const rule = (docType: DocumentType, ...accepts: FileKind[]): DocumentRule => ({
  docType,
  required: false,
  accepts: accepts.length === 0 ? ['document'] : accepts,
});
const required = (docType: DocumentType, ...accepts: FileKind[]): DocumentRule => ({
  ...rule(docType, ...accepts),
  required: true,
});

/** How many files an application takes. */
export const MAX_FILES = 30;

/** Which documents each fund takes, in the order of the form. */
export const documentRules: Readonly<Record<FundType, readonly DocumentRule[]>> = {
  BASE_FUND: [
    required('ENDORSEMENT_LETTER'),
    required('RATIFICATION_EVIDENCE'),
    required('LOSS_CALCULATION', 'document', 'spreadsheet'),
    rule('CUSTOMS_DATA', 'document', 'spreadsheet'),
    rule('REFORM_PLAN'),
    rule('BUDGET', 'document', 'spreadsheet'),
    rule('OTHER', 'document', 'spreadsheet', 'image'),
  ],
  CREDIT_FUND: [
    required('REGISTRATION_CERT'),
    required('AUDITED_ACCOUNTS', 'document', 'spreadsheet'),
    required('BUSINESS_PLAN'),
    required('OWNERSHIP_PROOF'),
    rule('FINANCIAL_MODEL', 'document', 'spreadsheet'),
    rule('FEASIBILITY_STUDY'),
    rule('ENVIRONMENTAL_STUDY'),
    rule('BOARD_RESOLUTION'),
    rule('LICENCES', 'document', 'image'),
    rule('VIDEO', 'video'),
  ],
};
