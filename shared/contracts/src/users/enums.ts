/** The state of an account. */
export const userStatuses = ['PENDING', 'ACTIVE', 'DISABLED', 'LOCKED'] as const;

export type UserStatus = (typeof userStatuses)[number];

/** Groups that the user table may be asked for, besides each role by its name. */
export const userGroups = ['all', 'staff'] as const;

export type UserGroup = (typeof userGroups)[number];
