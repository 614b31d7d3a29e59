/** Which part of the portal an audited change belongs to. */
export const logProcesses = [
  'AUTH',
  'USER',
  'APPLICATION',
  'REVIEW',
  'FUND',
  'CONTENT',
  'FAQ',
  'CONTACT',
  'FILE',
  'EXPORT',
  'SETTINGS',
  'SYSTEM',
] as const;

export const logActions = [
  'CREATE',
  'UPDATE',
  'DELETE',
  'SUBMIT',
  'DECIDE',
  'ASSIGN',
  'TOGGLE',
  'EXPORT',
  'DOWNLOAD',
  'VIEW_SENSITIVE',
  'SIGN_IN',
  'SIGN_OUT',
] as const;

export const logOutcomes = ['OK', 'DENIED', 'FAILED'] as const;

export type LogOutcome = (typeof logOutcomes)[number];
