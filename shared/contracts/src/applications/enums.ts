/** Sent, and no reviewer has advised yet. */
const beforeAdvice = ['SUBMITTED', 'UNDER_REVIEW', 'RETURNED', 'RESUBMITTED'] as const;
export const advised = ['RECOMMENDED', 'NOT_RECOMMENDED'] as const;

/** In progress, and nobody holds it. */
export const openStatuses = [...beforeAdvice, ...advised] as const;

/** Sent and not yet decided: an applicant may have one such application per fund. */
export const inProgressStatuses = [...openStatuses, 'ON_HOLD'] as const;

export const finalStatuses = ['APPROVED', 'REJECTED', 'INELIGIBLE', 'WITHDRAWN', 'EXPIRED'] as const;

export const statuses = ['DRAFT', ...inProgressStatuses, ...finalStatuses] as const;
export type Status = (typeof statuses)[number];

/** What an applicant reads: never a recommendation. */
export const publicStatuses = ['DRAFT', ...beforeAdvice, 'ON_HOLD', ...finalStatuses] as const;
export type PublicStatus = (typeof publicStatuses)[number];

export const publicStatus = (status: Status): PublicStatus =>
  status === 'RECOMMENDED' || status === 'NOT_RECOMMENDED' ? 'UNDER_REVIEW' : status;

export const isInProgress = (status: Status): boolean =>
  (inProgressStatuses as readonly Status[]).includes(status);
export const isFinal = (status: Status): boolean => (finalStatuses as readonly Status[]).includes(status);

export const sectors = [
  'AGRIBUSINESS',
  'MANUFACTURING',
  'CONSUMER_RETAIL',
  'FINANCIAL_SERVICES',
  'TECHNOLOGY_DIGITAL',
  'TRANSPORT_LOGISTICS',
  'TRADE_INFRASTRUCTURE',
  'INDUSTRIAL_PARKS',
  'ENERGY',
  'HEALTH_PHARMA',
  'CREATIVE_TOURISM',
  'OTHER',
] as const;
export type Sector = (typeof sectors)[number];

export const baseApplicantTypes = [
  'MINISTRY_OF_TRADE',
  'MINISTRY_OF_FINANCE',
  'REVENUE_OR_CUSTOMS_AUTHORITY',
  'NATIONAL_AFCFTA_COMMITTEE',
  'OTHER_STATE_BODY',
  'REGIONAL_ECONOMIC_COMMUNITY',
] as const;

export const creditApplicantTypes = [
  'CORPORATE',
  'SME',
  'FINANCIAL_INSTITUTION',
  'PROJECT_COMPANY',
  'STATE_OWNED_ENTERPRISE',
  'STATE_PARTY',
] as const;

export const supportTypes = [
  'TARIFF_REVENUE_LOSS',
  'PROTOCOL_IMPLEMENTATION',
  'TECHNICAL_ASSISTANCE',
  'TRADE_FACILITATION',
  'SUPPLY_CHAIN_ADJUSTMENT',
] as const;

export const tariffScheduleCategories = ['NON_LDC', 'LDC', 'G6'] as const;

export const instruments = [
  'SENIOR_LOAN',
  'SUBORDINATED_LOAN',
  'GUARANTEE',
  'LINE_OF_CREDIT',
  'QUASI_EQUITY',
] as const;

export const environmentalCategories = ['A', 'B', 'C', 'FI'] as const;

/** How an application on behalf of someone reached the person who entered it. */
export const onBehalfChannels = ['PHONE', 'EMAIL', 'PAPER', 'IN_PERSON'] as const;

/** Entered for somebody who has not confirmed it: guard `confirmedWhenOnBehalf` of the status machine. */
export const awaitsConfirmation = (entry: {
  isOnBehalf: boolean;
  applicantConfirmedAt: string | null;
}): boolean => entry.isOnBehalf && entry.applicantConfirmedAt === null;
