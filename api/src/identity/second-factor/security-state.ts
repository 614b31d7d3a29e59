import { MANAGER, type Role, SUPER } from '@portal/contracts';
import type { SecurityState } from '@portal/contracts/identity/second-factor';
import type { Db } from '../../kernel/database/db.ts';
import { findTotpSince } from './factors.db.ts';
import { listPasskeys } from './passkey.db.ts';
import { countCodes } from './recovery-codes.db.ts';

/** Those who decide over money and accounts are led to a factor that does not travel by mail. */
const isLedToApp = (role: Role): boolean => role === MANAGER || role === SUPER;

/** What protects an account beside its password. */
export const securityState = async (db: Db, user: { id: string; role: Role }): Promise<SecurityState> => {
  const since = await findTotpSince(db, user.id);
  const passkeys = await listPasskeys(db, user.id);
  return {
    totp: { isOn: since !== null, since },
    passkeys,
    recoveryCodesLeft: await countCodes(db, user.id),
    shouldEnrol: isLedToApp(user.role) && since === null && passkeys.length === 0,
  };
};
