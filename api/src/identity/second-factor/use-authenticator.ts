import type { Secrets } from '../../kernel/config/secrets.ts';
import type { Db } from '../../kernel/database/db.ts';
import { findAuthenticator, saveSeal, takeStep } from './authenticator.db.ts';
import { isOldSeal, seal, unseal } from './seal.ts';
import { stepOf } from './totp.ts';

/** Whether the code is one that the account's app shows now. A code that was used does not hold again. */
export const useAuthenticator = async (
  db: Db,
  secrets: Secrets,
  userId: string,
  code: string,
): Promise<boolean> => {
  const app = await findAuthenticator(db, userId);
  if (!app) return false;
  const seed = unseal(secrets, userId, app.seed);
  const step = stepOf(seed, code, app.now);
  if (step === undefined || !(await takeStep(db, userId, step))) return false;
  if (isOldSeal(secrets, app.seed)) await saveSeal(db, userId, seal(secrets, userId, seed));
  return true;
};
