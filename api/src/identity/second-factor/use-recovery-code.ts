import type { Tx } from '../../kernel/database/db.ts';
import { takeCode } from './recovery-code.db.ts';
import { recoveryHash } from './recovery-code.ts';
import { tellFactorChange } from './tell-factor-change.ts';

/** Whether it is one of the account's unused recovery codes, which it then no longer is. */
export const useRecoveryCode = async (tx: Tx, userId: string, typed: string): Promise<boolean> => {
  const hash = recoveryHash(userId, typed);
  if (hash === undefined || !(await takeCode(tx, userId, hash))) return false;
  await tellFactorChange(tx, userId, 'RECOVERY_CODE_USED');
  return true;
};
