import type { UserDetails, UserRow } from '@portal/contracts/identity/users';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import { aboutUser } from '../account/account.db.ts';
import { forgetTrustedDevices } from '../account/trusted-device.db.ts';
import { factorMethodsOf, findTotpSince, removeAllFactors } from '../second-factor/factors.db.ts';
import { listPasskeys } from '../second-factor/passkey.db.ts';
import { mailFactorChange } from '../second-factor/record-factor-change.ts';
import { countCodes } from '../second-factor/recovery-codes.db.ts';
import { endSessionsOf, findOpenSessions } from '../session/session.db.ts';
import { findInvitation, findUser, lockUser } from './users.db.ts';

/** One person as an Admin sees it. @throws Problem not_found. */
export const userDetails = async (db: Pool, id: string): Promise<UserDetails> => {
  const user = await orNotFound(findUser(db, id));
  const [since, passkeys, recoveryCodesLeft, sessions, invitation] = await Promise.all([
    findTotpSince(db, id),
    listPasskeys(db, id),
    countCodes(db, id),
    findOpenSessions(db, id),
    findInvitation(db, id),
  ]);
  return {
    user,
    factors: { hasAuthenticator: since !== null, passkeys: passkeys.length, recoveryCodesLeft },
    openSessions: sessions.length,
    invitation,
  };
};

const lockOther = async (tx: Tx, by: Caller, id: string): Promise<UserRow> => {
  if (id === by.actor.id) throw problem('cannot_change_self');
  return await orNotFound(lockUser(tx, id));
};

const audit = (tx: Tx, by: Caller, user: UserRow, field: string, old: unknown): Promise<void> =>
  recordAudit(tx, by, 'UPDATE', aboutUser(user), [{ field, old, new: null }]);

/** Signs somebody else out everywhere. @returns how many sessions ended. @throws Problem not_found, cannot_change_self. */
export const endUserSessions = (db: Pool, by: Caller, id: string): Promise<number> =>
  transaction(db, async (tx) => {
    const user = await lockOther(tx, by, id);
    const ended = await endSessionsOf(tx, id, 'ENDED_BY_ADMIN');
    await forgetTrustedDevices(tx, id);
    await audit(tx, by, user, 'sessions', ended);
    return ended;
  });

/**
 * Removes what somebody else enrolled as second factor, ends the sessions and mails the person. Codes by e-mail remain.
 * @throws Problem not_found, cannot_change_self, no_factor when there is nothing to remove.
 */
export const resetUserFactors = (db: Pool, by: Caller, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const user = await lockOther(tx, by, id);
    const enrolled = (await factorMethodsOf(tx, id)).filter((method) => method !== 'EMAIL');
    if (enrolled.length === 0) throw problem('no_factor');
    await removeAllFactors(tx, id);
    await endSessionsOf(tx, id, 'FACTORS_RESET');
    await mailFactorChange(tx, id, 'FACTORS_RESET');
    await audit(tx, by, user, 'secondFactor', enrolled);
  });
