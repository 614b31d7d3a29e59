import type { Tx } from '../../kernel/database/db.ts';
import { forgetTrustedDevices } from '../account/trusted-device.db.ts';
import { deleteAuthenticator } from './authenticator.db.ts';
import { deletePasskeys } from './passkey.db.ts';
import { deleteCodes } from './recovery-codes.db.ts';

/** Takes away everything that would ask for a second step. */
export const removeAllFactors = async (tx: Tx, userId: string): Promise<void> => {
  await deleteAuthenticator(tx, userId);
  await deletePasskeys(tx, userId);
  await deleteCodes(tx, userId);
  await forgetTrustedDevices(tx, userId);
};
