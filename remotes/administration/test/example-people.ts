import { MANAGER, REVIEWER, type Role, SUPER } from '@portal/contracts';
import type { UserRow } from '@portal/contracts/users/calls';
import type { User } from '@portal/platform';

const person = (role: Role): User => ({
  id: `usr_${role}`,
  email: 'staff@example.org',
  firstName: 'Nomvula',
  lastName: 'Dlamini',
  countryCode: 'ZA',
  phone: '+27000000000',
  language: 'en',
  authorities: [role],
  role,
  isChatAgent: 0,
  mfaEnabled: true,
});

export const admin = person(SUPER);
export const manager = person(MANAGER);
export const reviewer = person(REVIEWER);

/** A row of the user table; only what matters needs to be given. */
export const userRow = (given: Partial<UserRow> = {}): UserRow => ({
  id: 'usr_1',
  firstName: 'Ama',
  lastName: 'Owusu',
  email: 'ama@example.org',
  phone: '',
  countryCode: 'GH',
  organisation: '',
  userInfo: { authorities: [REVIEWER] },
  role: REVIEWER,
  status: 'ACTIVE',
  emailVerified: true,
  mfaEnabled: true,
  isChatAgent: 0,
  language: 'en',
  isExample: true,
  lastLoginAt: null,
  createdAt: '2026-10-01T09:00:00.000000Z',
  rowVersion: 1,
  ...given,
});
