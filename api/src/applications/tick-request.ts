import type { Draft } from '@portal/contracts/applications/application.schemas';
import { transactionTime } from '../kernel/database/clock.ts';
import { type Pool, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { problem } from '../kernel/http/problem.ts';
import { storedDraft } from './draft-view.ts';
import { saveReturnRequest } from './drafts.db.ts';
import { lockOwn } from './record/access.ts';

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
