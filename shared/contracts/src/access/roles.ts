/** The roles of the specification; a user's role is the first of `authorities`. */
export const roles = [
  'FUND_BENEFICIARY_USER',
  'FUND_REVIEWER_USER',
  'FUND_MANAGER_USER',
  'FUND_MANAGER_SUPER_USER',
] as const;

export type Role = (typeof roles)[number];

export const BENEFICIARY: Role = 'FUND_BENEFICIARY_USER';
export const REVIEWER: Role = 'FUND_REVIEWER_USER';
export const MANAGER: Role = 'FUND_MANAGER_USER';
export const SUPER: Role = 'FUND_MANAGER_SUPER_USER';

/** Underscores to spaces, capitalised, without User; "Manager Super" becomes Admin. */
export const roleLabel = (authority: string): string => {
  const words = authority
    .toLowerCase()
    .split('_')
    .filter((word) => word !== 'user')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return words.endsWith('Manager Super') ? 'Admin' : words;
};

/** What finishes a sign-in after the password, the strongest first. */
export const factorMethods = ['PASSKEY', 'TOTP', 'EMAIL', 'RECOVERY_CODE'] as const;

export type FactorMethod = (typeof factorMethods)[number];
