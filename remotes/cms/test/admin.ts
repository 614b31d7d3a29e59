import { SUPER } from '@portal/contracts';
import type { User } from '@portal/platform';

/** Who manages content. */
export const admin: User = {
  id: 'usr_1',
  email: 'staff@example.org',
  firstName: 'Nomvula',
  lastName: 'Dlamini',
  countryCode: 'ZA',
  phone: '+27000000000',
  language: 'en',
  authorities: [SUPER],
  role: SUPER,
  isChatAgent: 0,
  mfaEnabled: true,
};
