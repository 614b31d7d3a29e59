import { BENEFICIARY, type Role } from '@portal/contracts';
import type { CurrentProfile } from '@portal/contracts/identity/profile';
import type { Session, User } from '@portal/platform';

export const person = (role: Role, facts: Partial<User> = {}): User => ({
  id: `usr_${role}`,
  email: 'someone@example.org',
  firstName: 'Oluwadamilola',
  lastName: 'Adeyemi',
  countryCode: 'NG',
  phone: '+2348012345678',
  language: 'en',
  authorities: [role],
  role,
  isChatAgent: 0,
  mfaEnabled: false,
  ...facts,
});

export const as = (user: User): Session => ({ status: 'signed-in', user });
export const visitor: Session = { status: 'signed-out', user: null };

/** What the API answers about the beneficiary who signs in. */
export const profile: CurrentProfile = {
  id: 'usr_1',
  email: 'amina@example.org',
  emailVerified: true,
  firstName: 'Amina',
  lastName: 'Diallo',
  phone: '+221771234567',
  countryCode: 'SN',
  organisation: '',
  language: 'en',
  isChatAgent: 0,
  mfaEnabled: false,
  mfaMandatory: false,
  notificationPrefs: {},
  lastLoginAt: null,
  createdAt: '2026-01-01T00:00:00Z',
  rowVersion: 1,
  userInfo: { authorities: [BENEFICIARY] },
};
