import type { Role } from '@portal/contracts';
import type { User } from '@portal/platform';

/** Somebody of the fund who is signed in. */
export const staff = (role: Role): User => ({
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
