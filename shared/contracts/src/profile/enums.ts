/** How an attempt to sign in ended, and what ends a session. */
export const loginOutcomes = [
  'SUCCESS',
  'WRONG_PASSWORD',
  'MFA_FAILED',
  'MFA_SENT',
  'LOCKED',
  'DISABLED',
  'LOGOUT',
  'EXPIRED',
  'RESET',
] as const;

/** Where somebody else knew the password or got in: what a person may report as not theirs. */
export const reportableOutcomes = ['SUCCESS', 'MFA_SENT', 'MFA_FAILED', 'RESET'] as const;

export type LoginOutcome = (typeof loginOutcomes)[number];

export const loginMethods = ['PASSWORD', 'PASSWORD_MFA', 'PASSKEY'] as const;

export type LoginMethod = (typeof loginMethods)[number];
