import type { Tx } from '../../kernel/database/db.ts';

/** How many factors of each kind were removed. */
export interface RemovedFactors {
  authenticators: number;
  passkeys: number;
  recoveryCodes: number;
}

/** Takes away the factors that an account got at an instant (ISO) or later. */
export const removeFactorsSince = async (tx: Tx, userId: string, since: string): Promise<RemovedFactors> => {
  const authenticators = await tx`delete from authenticators
    where user_id = ${userId} and coalesce(confirmed_at, created_at) >= ${since}`;
  const passkeys = await tx`delete from passkeys where user_id = ${userId} and created_at >= ${since}`;
  const codes = await tx`delete from recovery_codes where user_id = ${userId} and created_at >= ${since}`;
  return { authenticators: authenticators.count, passkeys: passkeys.count, recoveryCodes: codes.count };
};
