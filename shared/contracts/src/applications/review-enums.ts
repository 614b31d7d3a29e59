/** What `reviewerDecision` takes; role, status and the fund's decision mode settle the effect. */
export const decisions = [
  'APPROVE',
  'REJECT',
  'RETURN',
  'ABSTAIN',
  'HOLD',
  'RELEASE',
  'MARK_INELIGIBLE',
  'SEND_BACK',
  'START_REVIEW',
  'REOPEN',
] as const;
export type Decision = (typeof decisions)[number];

export const reasonCodes = [
  'INELIGIBLE_PROJECT',
  'INELIGIBLE_APPLICANT',
  'INSUFFICIENT_READINESS',
  'LOWER_PRIORITY',
  'NOT_ENOUGH_INFORMATION',
  'NOT_ALIGNED',
  'OVERSUBSCRIBED',
  'DUE_DILIGENCE_FAILED',
  'OTHER',
] as const;

export const conflictTypes = [
  'EMPLOYER',
  'PROFESSIONAL',
  'FINANCIAL',
  'FAMILY',
  'NATIONAL_INTEREST',
  'OTHER',
] as const;
export type ConflictType = (typeof conflictTypes)[number];

export const assignmentStates = [
  'PENDING',
  'ACCEPTED',
  'DECLINED',
  'RECUSED',
  'SUBMITTED',
  'REMOVED',
] as const;
export type AssignmentState = (typeof assignmentStates)[number];
