import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller, MaybeCaller } from '../../kernel/http/caller.ts';
import { aboutUser } from '../account/account.db.ts';
import { recordLogin } from '../account/login-history.db.ts';
import { forgetTrustedDevices } from '../account/trusted-device.db.ts';
import { endSessionOf, endSessionsOf } from '../session/session.db.ts';

/** Ends the caller's session; without one there is nothing to do. */
export const signOut = async (db: Pool, { actor, meta }: MaybeCaller): Promise<void> => {
  if (!actor) return;
  await transaction(db, async (tx) => {
    await endSessionOf(tx, actor.id, actor.sessionId, 'LOGOUT');
    await recordLogin(tx, actor.id, {
      outcome: 'LOGOUT',
      method: 'PASSWORD',
      meta,
      sessionId: actor.sessionId,
    });
    await recordAudit(tx, { actor, meta }, 'SIGN_OUT', aboutUser(actor, 'AUTH'));
  });
};

/** Ends every session of the caller but this one. @returns how many. */
export const endOthers = (db: Pool, { actor, meta }: Caller): Promise<number> =>
  transaction(db, async (tx) => {
    const ended = await endSessionsOf(tx, actor.id, 'ENDED_BY_OWNER', actor.sessionId);
    await forgetTrustedDevices(tx, actor.id);
    await recordAudit(tx, { actor, meta }, 'SIGN_OUT', aboutUser(actor, 'AUTH'), [
      { field: 'otherSessions', old: ended, new: 0 },
    ]);
    return ended;
  });
