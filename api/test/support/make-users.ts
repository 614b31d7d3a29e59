import { BENEFICIARY, type Language, type Role } from '@portal/contracts';
import type { UserStatus } from '@portal/contracts/identity/enums';
import { newId } from '../../src/kernel/database/db.ts';
import { testHasher } from './config.ts';
import type { RunningPortal } from './running-portal.ts';

export interface UserFacts {
  role?: Role;
  status?: UserStatus;
  email?: string;
  firstName?: string;
  lastName?: string;
  countryCode?: string;
  organisation?: string;
  language?: Language;
  isChatAgent?: boolean;
  mfaEnabled?: boolean;
}

/** Of every made account. */
export const madePassword = 'Correct-horse-7';
const hash = testHasher.hash(madePassword);

export const userMakers = (portal: RunningPortal) => ({
  /** An account; active and confirmed by default. */
  user: async (facts: UserFacts = {}) => {
    const id = newId('usr');
    const status = facts.status ?? 'ACTIVE';
    // Staff of the fund come from elsewhere than applicants: who shares a country or an organisation is barred.
    const isStaff = facts.role !== undefined && facts.role !== BENEFICIARY;
    const user = {
      id,
      email: facts.email ?? `${id.slice(4)}@example.test`,
      firstName: facts.firstName ?? 'Ada',
      lastName: facts.lastName ?? 'Example',
      countryCode: facts.countryCode ?? (isStaff ? 'ZA' : 'GH'),
      organisation: facts.organisation ?? (isStaff ? 'Adjustment Fund' : 'Example Ltd'),
      role: facts.role ?? BENEFICIARY,
      status,
      language: facts.language ?? 'en',
      isChatAgent: facts.isChatAgent ?? false,
      mfaEnabled: facts.mfaEnabled ?? false,
    };
    const emailVerifiedAt = status === 'PENDING' ? null : '2026-01-01T00:00:00Z';
    const row = { ...user, phone: '+233205550000', emailVerifiedAt, passwordHash: await hash };
    await portal.db`insert into users ${portal.db(row)}`;
    return { ...user, password: madePassword };
  },
});
