import type { Role } from '@portal/contracts';
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
