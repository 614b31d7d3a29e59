import { BENEFICIARY, REVIEWER, type Role } from '@portal/contracts';
import type { User } from '@portal/platform';

const person = (role: Role): User => ({
  id: `usr_${role}`,
  email: 'wanjiru@example.org',
  firstName: 'Wanjiru',
  lastName: 'Kamau',
  countryCode: 'KE',
  phone: '+254700000000',
  language: 'en',
  authorities: [role],
  role,
  isChatAgent: 0,
  mfaEnabled: false,
});

export const beneficiary = person(BENEFICIARY);
export const reviewer = person(REVIEWER);
