import { BENEFICIARY } from '@portal/contracts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { MaybeCaller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { aboutUser, confirmAddress, findAccount } from '../account/account.db.ts';
import { addressConfirmed } from '../ports/ports.ts';
import { consumeProof, findConfirmation } from './mailed-proof.db.ts';

/** The account can sign in from then on. @returns the address. @throws Problem verification_invalid. */
export const verifyEmail = (db: Pool, token: string, by: MaybeCaller): Promise<string> =>
  transaction(db, async (tx) => {
    const proof = await findConfirmation(tx, token);
    if (!proof || !(await consumeProof(tx, proof.id))) throw problem('verification_invalid');
    const account = await findAccount(tx, proof.userId);
    if (!account || account.status === 'DISABLED') throw problem('verification_invalid');
    await confirmAddress(tx, account.id);
    if (account.role === BENEFICIARY) await addressConfirmed.call(tx, account);
    await recordAudit(tx, by, 'UPDATE', aboutUser(account), [
      { field: 'emailVerified', old: false, new: true },
    ]);
    return account.email;
  });
