import { BENEFICIARY } from '../access/roles.ts';
import type { UserRow } from './schemas.ts';

/** Whether an account of staff was invited and nobody has chosen its password yet. */
export const wasNeverTakenUp = ({ role, emailVerified }: UserRow): boolean =>
  role !== BENEFICIARY && !emailVerified;
