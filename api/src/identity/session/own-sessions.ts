import type { OpenSession } from '@portal/contracts/identity/auth.schemas';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { aboutUser } from '../account/account.db.ts';
import { deviceOf } from '../account/device.ts';
import { endSessionOf, findOpenSessions } from './session.db.ts';

/** Where the caller is signed in. */
export const ownSessions = async (db: Pool, { actor }: Caller): Promise<OpenSession[]> => {
  const rows = await findOpenSessions(db, actor.id);
  return rows.map(({ userAgent, ...row }) => ({
    ...row,
    ...deviceOf(userAgent),
    isCurrent: row.id === actor.sessionId,
  }));
};

/** Ends one session of the caller. @throws Problem not_found. */
export const endOwnSession = (db: Pool, by: Caller, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const { actor } = by;
    if (!(await endSessionOf(tx, actor.id, id, 'ENDED_BY_OWNER'))) throw problem('not_found');
    await recordAudit(tx, by, 'SIGN_OUT', aboutUser(actor, 'AUTH'), [
      { field: 'session', old: id, new: null },
    ]);
  });
