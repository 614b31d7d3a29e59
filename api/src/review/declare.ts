import { isFinal, type Status } from '@portal/contracts/applications/enums';
import type { Assignment } from '@portal/contracts/applications/staff-application.schemas';
import { transitionFor } from '@portal/contracts/applications/status-machine';
import type { Declare } from '@portal/contracts/review/decide';
import {
  type Access,
  aboutApplication,
  lockedAccess,
  moveTo,
  noteActivity,
  recordEvent,
} from '../applications/index.ts';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { invalidField, problem } from '../kernel/http/problem.ts';
import { listAssignments, saveDeclaration, setAssignment } from './record/assignments.db.ts';

const assignmentAfter = ({ relation }: Access, { hasConflict }: Declare) => {
  if (!hasConflict) return relation.assignment === 'SUBMITTED' ? 'SUBMITTED' : 'ACCEPTED';
  return relation.assignment === 'ACCEPTED' || relation.assignment === 'SUBMITTED' ? 'RECUSED' : 'DECLINED';
};

/** The first reviewer without a conflict takes it up for review. */
const moveOn = async (
  tx: Tx,
  caller: Caller,
  { application, capacity }: Access,
  takesUp: boolean,
): Promise<Status> => {
  const transition = takesUp ? transitionFor('START_REVIEW', application.status, capacity) : undefined;
  if (!transition) {
    await noteActivity(tx, application.id);
    return application.status;
  }
  await moveTo(tx, application, 'UNDER_REVIEW');
  await recordEvent(tx, application, 'START_REVIEW', caller.actor, { to: 'UNDER_REVIEW' });
  return 'UNDER_REVIEW';
};

const refuse = ({ application, audience, isOwnEntry, relation }: Access, declared: Declare): void => {
  if (audience === 'OWNER' || isOwnEntry) throw problem('own_application');
  if (relation.automatic !== null) throw problem('conflict_automatic');
  if (isFinal(application.status)) throw problem('invalid_state');
  // Who declared a conflict does not take it back alone: a manager assigns anew.
  if (relation.declaration === 'CONFLICT') throw problem('conflict_declared');
  if (declared.hasConflict && declared.type === undefined) throw invalidField('type', 'required');
};

/** The same as before, such as by a second click: nothing would change. */
const isRepeated = (access: Access, declared: Declare): boolean => {
  const { application, capacity, relation } = access;
  if (declared.hasConflict || declared.note?.trim() || relation.declaration !== 'NO_CONFLICT') return false;
  if (capacity !== 'REVIEWER') return true;
  const isTakenUp = transitionFor('START_REVIEW', application.status, capacity) === undefined;
  return isTakenUp && relation.assignment === assignmentAfter(access, declared);
};

/**
 * Signs that there is, or is not, a conflict of interest.
 * @throws not_found, own_application, conflict_automatic, invalid_state, conflict_declared, invalid_request.
 */
export const declare = (db: Pool, caller: Caller, id: string, declared: Declare): Promise<Assignment[]> =>
  transaction(db, async (tx) => {
    const access = await lockedAccess(tx, caller.actor, id);
    refuse(access, declared);
    const { actor } = caller;
    const { application } = access;
    const isReviewer = access.capacity === 'REVIEWER';
    const shown = () => listAssignments(tx, id, isReviewer ? actor.id : undefined);
    if (isRepeated(access, declared)) return shown();
    await saveDeclaration(tx, id, actor.id, {
      hasConflict: declared.hasConflict,
      type: declared.hasConflict ? (declared.type ?? null) : null,
      note: declared.note?.trim() || null,
    });
    if (isReviewer) await setAssignment(tx, id, actor.id, assignmentAfter(access, declared));
    await recordEvent(tx, application, 'DECLARE', actor);
    const status = await moveOn(tx, caller, access, isReviewer && !declared.hasConflict);
    await recordAudit(tx, caller, 'UPDATE', aboutApplication(application, 'REVIEW'), [
      { field: 'conflictOfInterest', old: null, new: declared.hasConflict ? declared.type : false },
      ...(status === application.status ? [] : [{ field: 'status', old: application.status, new: status }]),
    ]);
    return shown();
  });
