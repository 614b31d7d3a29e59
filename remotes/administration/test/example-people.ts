import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import type { UserRow } from '@portal/contracts/identity/users';
import { staff } from '@portal/testing/staff';

export const admin = staff(SUPER);
export const manager = staff(MANAGER);
export const reviewer = staff(REVIEWER);

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
