import { REVIEWER, SUPER } from '@portal/contracts';
import { type UserStatus, wasNeverTakenUp } from '@portal/contracts/identity/enums';
import type { UserRow } from '@portal/contracts/identity/users';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import { aboutUser } from '../account/account.db.ts';
import { endOldSecretsOf } from '../api-clients/api-clients.db.ts';
import { endInvitationsBy } from '../auth/mailed-proof.db.ts';
import { needsSecondAdmin, unassignMessages } from '../ports/ports.ts';
import { endSessionsOf } from '../session/session.db.ts';
import { countActiveWithRole, findUser, lockUser, saveState } from './users.db.ts';

/** One Admin has to stay; two where a fund has a limit, because above it two decide. */
const refuseTooFewAdmins = async (tx: Tx, left: number): Promise<void> => {
  if (left < 1) throw problem('last_admin');
  if (left < 2 && (await needsSecondAdmin.call(tx))) throw problem('second_admin_required');
};

/**
 * Disables an active account with its sessions, invitations and secrets of other systems, and unassigns its messages, or
 * enables a disabled one.
 * @param to what it is to be; where it is that already nothing happens.
 * @throws Problem not_found, cannot_change_self, last_admin, second_admin_required, invalid_state for an
 * account that was never taken up.
 */
export const toggleUser = (db: Pool, by: Caller, id: string, to?: UserStatus): Promise<UserRow> =>
  transaction(db, async (tx) => {
    if (id === by.actor.id) throw problem('cannot_change_self');
    const activeAdmins = await countActiveWithRole(tx, SUPER);
    const user = await orNotFound(lockUser(tx, id));
    if (user.status === to) return user;
    const isOn = user.status === 'ACTIVE';
    if (!isOn && (user.status !== 'DISABLED' || wasNeverTakenUp(user))) throw problem('invalid_state');
    if (isOn && user.role === SUPER) await refuseTooFewAdmins(tx, activeAdmins - 1);
    const status = isOn ? 'DISABLED' : 'ACTIVE';
    await saveState(tx, id, { status });
    if (isOn) {
      await endSessionsOf(tx, id, 'DISABLED');
      await endInvitationsBy(tx, id);
      await unassignMessages.call(tx, id);
      if (user.role === SUPER) await endOldSecretsOf(tx, id);
    }
    await recordAudit(tx, by, 'TOGGLE', aboutUser(user), [
      { field: 'status', old: user.status, new: status },
    ]);
    return orNotFound(findUser(tx, id));
  });

/**
 * Makes an account a chat agent, or no longer, who keeps no tickets of chats; where it is as `to` says already nothing
 * happens.
 * @throws Problem not_found, invalid_state for a role without Live Chat.
 */
export const toggleChatAgent = (db: Pool, by: Caller, id: string, to?: 0 | 1): Promise<UserRow> =>
  transaction(db, async (tx) => {
    const user = await orNotFound(lockUser(tx, id));
    if (user.role !== REVIEWER && user.role !== SUPER) throw problem('invalid_state');
    if (user.isChatAgent === to) return user;
    await saveState(tx, id, { isChatAgent: user.isChatAgent === 0 });
    await unassignMessages.call(tx, id);
    const change = { field: 'isChatAgent', old: user.isChatAgent, new: 1 - user.isChatAgent };
    await recordAudit(tx, by, 'TOGGLE', aboutUser(user), [change]);
    return orNotFound(findUser(tx, id));
  });
