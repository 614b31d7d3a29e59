/** What finishes a sign-in after the password, the strongest first. */
export const factorMethods = ['PASSKEY', 'TOTP', 'EMAIL', 'RECOVERY_CODE'] as const;

export type FactorMethod = (typeof factorMethods)[number];
