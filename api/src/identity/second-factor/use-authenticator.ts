import { decryptSecret, encryptSecret, hasOldKey } from '../../kernel/crypto/encrypt-secret.ts';
import type { Db } from '../../kernel/database/db.ts';
import { findAuthenticator, saveEncryptedSecret, takeStep } from './authenticator.db.ts';
import { stepOf } from './totp.ts';

/** Whether the code is one that the account's app shows now. A code that was used does not hold again. */
export const useAuthenticator = async (db: Db, userId: string, code: string): Promise<boolean> => {
  const { keys } = db.portal;
  const app = await findAuthenticator(db, userId);
  if (!app) return false;
  const seed = decryptSecret(keys, userId, app);
  const step = stepOf(seed, code, app.now);
  if (step === undefined || !(await takeStep(db, userId, step))) return false;
  if (hasOldKey(keys, app)) await saveEncryptedSecret(db, userId, encryptSecret(keys, userId, seed));
  return true;
};
