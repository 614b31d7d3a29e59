import type { Draft } from '@portal/contracts/applications/application.schemas';
import { recordAudit } from '../kernel/audit/record-audit.ts';
import { transactionTime } from '../kernel/database/clock.ts';
import { type Db, type Pool, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { invalidField, problem } from '../kernel/http/problem.ts';
import { draftView, storedDraft } from './draft-view.ts';
import { findOwnDraft, removeDraft, saveReturnRequest } from './drafts.db.ts';
import { accessTo, lockOwn } from './record/access.ts';
import { aboutApplication } from './record/application.db.ts';
import { requireTransition } from './record/require-transition.ts';

/** By id, or the caller's own draft for a fund. @throws not_found, invalid_request for neither. */
export const getDraft = async (
  db: Db,
  { actor }: Caller,
  { id, fundId }: { id?: string; fundId?: string },
): Promise<Draft> => {
  if (id === undefined && fundId === undefined) throw invalidField('id', 'required');
  const wanted = id ?? (await findOwnDraft(db, fundId ?? '', actor.id));
  const access = wanted === undefined ? undefined : await accessTo(db, actor, wanted);
  if (!access || access.role === null) throw problem('not_found');
  const { application, role } = access;
  if (application.status !== 'DRAFT' && application.status !== 'RETURNED') throw problem('not_found');
  return draftView(db, { ...application, role });
};

/** Ticks a request of a return off, or opens it again. @throws not_found, forbidden, invalid_state. */
export const tickRequest = (
  db: Pool,
  caller: Caller,
  { id, requestId, isDone }: { id: string; requestId: string; isDone: boolean },
): Promise<Draft> =>
  transaction(db, async (tx) => {
    const { status, returnRequest, role } = await lockOwn(tx, caller, id, 'edit');
    if (status !== 'RETURNED' || returnRequest === null) throw problem('invalid_state');
    if (!returnRequest.requests.some((one) => one.id === requestId)) throw problem('not_found');
    const doneAt = isDone ? await transactionTime(tx) : null;
    const requests = returnRequest.requests.map((one) => (one.id === requestId ? { ...one, doneAt } : one));
    await saveReturnRequest(tx, id, { ...returnRequest, requests });
    return storedDraft(tx, id, role);
  });

/** Deletes a draft that was never sent. @throws not_found, forbidden, invalid_state. */
export const deleteDraft = (db: Pool, caller: Caller, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const application = await lockOwn(tx, caller, id, 'own');
    requireTransition('DELETE_DRAFT', application.status, 'OWNER');
    await removeDraft(tx, id);
    await recordAudit(tx, caller, 'DELETE', aboutApplication(application));
  });
