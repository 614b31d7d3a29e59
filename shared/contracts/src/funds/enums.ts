export const fundTypes = ['BASE_FUND', 'CREDIT_FUND'] as const;
export type FundType = (typeof fundTypes)[number];

export const fundStatuses = ['OPEN', 'PAUSED', 'CLOSED'] as const;
export type FundStatus = (typeof fundStatuses)[number];

/** Whether a moment is before, within or after the window of a fund. */
export const windowStates = ['AHEAD', 'RUNNING', 'OVER'] as const;

/** SINGLE_STEP: a reviewer's decision is final. TWO_STEP: a reviewer recommends, a manager decides. */
export const decisionModes = ['SINGLE_STEP', 'TWO_STEP'] as const;
export type DecisionMode = (typeof decisionModes)[number];

/** OPEN: every reviewer sees the queue. ASSIGNED: only what was given to them. */
export const assignmentModes = ['OPEN', 'ASSIGNED'] as const;
export type AssignmentMode = (typeof assignmentModes)[number];

/** Rows that add up to `balance`; a person enters them. */
export const balanceProcesses = ['CONTRIBUTION', 'DISBURSEMENT', 'REPAYMENT', 'ADJUSTMENT'] as const;
export type BalanceProcess = (typeof balanceProcesses)[number];

/** Rows that add up to `committed`; decisions write them. */
export const commitmentProcesses = ['COMMITMENT', 'RELEASE'] as const;

export const fundProcesses = [...balanceProcesses, ...commitmentProcesses, 'DETAILS_UPDATE'] as const;
export type FundProcess = (typeof fundProcesses)[number];

/** Regional economic communities that the African Union recognises. */
export const recs = ['EAC', 'ECOWAS', 'COMESA', 'SADC', 'ECCAS', 'IGAD', 'AMU', 'CEN_SAD'] as const;

export type Rec = (typeof recs)[number];
