import { BENEFICIARY, type Role } from '../access/roles.ts';

/** The state of an account. */
export const userStatuses = ['PENDING', 'ACTIVE', 'DISABLED', 'LOCKED'] as const;

export type UserStatus = (typeof userStatuses)[number];

/** Groups that the user table may be asked for, besides each role by its name. */
export const userGroups = ['all', 'staff'] as const;

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
/** Whether an account of staff was invited and nobody has chosen its password yet. */
export const wasNeverTakenUp = ({ role, emailVerified }: { role: Role; emailVerified: boolean }): boolean =>
  role !== BENEFICIARY && !emailVerified;

/** How long each mailed code of a sign-in holds (docs/adr/0018). */
export const MFA_CODE_MINUTES = 10;

/** Seconds that the resend button waits, and that the client gives the call. */
export const MFA_RESEND_SECONDS = 15;
