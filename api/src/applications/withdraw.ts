import type { PublicStatus } from '@portal/contracts/applications/enums';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import { transactionTime } from '../kernel/database/clock.ts';
import type { Tx } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { invalidField, problem } from '../kernel/http/problem.ts';
import { mailWithdrawn } from './ports.ts';
import { lockedAccess, refuseConflicted, requireRight } from './record/access.ts';
import { aboutApplication, moveTo } from './record/application.db.ts';
import { recordEvent } from './record/events.db.ts';
import { mailStatus } from './record/mail-applicant.ts';
import { requireTransition } from './record/require-transition.ts';

/**
 * Withdraws for its owner, or for a manager at the owner's written request, which the reason names.
 * @throws not_found, forbidden for a colleague, own_application, conflict_declared, stale_version, invalid_state, invalid_request.
 */
export const withdraw = async (
  tx: Tx,
  caller: Caller,
  id: string,
  input: { rowVersion: number; reason?: string },
): Promise<{ id: string; status: PublicStatus; rowVersion: number }> => {
  const access = await lockedAccess(tx, caller.actor, id);
  requireRight(access, 'own');
  const { application, capacity, audience, isOwnEntry } = access;
  if (capacity !== 'OWNER' && capacity !== 'MANAGER') throw problem('not_found');
  if (audience !== 'OWNER' && isOwnEntry) throw problem('own_application');
  refuseConflicted(access);
  const reason = input.reason?.trim() || null;
  if (capacity === 'MANAGER' && reason === null) throw invalidField('reason', 'required');
  requireTransition('WITHDRAW', application.status, capacity);
  if (application.rowVersion !== input.rowVersion)
    throw problem('stale_version', { data: { data: { id, rowVersion: application.rowVersion } } });
  const rowVersion = await moveTo(tx, application, 'WITHDRAWN', {
    decidedAt: await transactionTime(tx),
    returnRequest: null,
    dueAt: null,
  });
  await recordEvent(tx, application, 'WITHDRAW', caller.actor, { to: 'WITHDRAWN', message: reason });
  await mailStatus(tx, application, 'WITHDRAWN', reason ?? '');
  await mailWithdrawn.call(tx, application);
  await recordAudit(tx, caller, 'UPDATE', aboutApplication(application), [
    { field: 'status', old: application.status, new: 'WITHDRAWN' },
    { field: 'reason', old: null, new: reason },
  ]);
  return { id, status: 'WITHDRAWN', rowVersion };
};
