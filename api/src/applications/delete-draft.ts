import { recordAudit } from '../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../kernel/database/db.ts';
import type { Caller } from '../kernel/http/caller.ts';
import { removeDraft } from './drafts.db.ts';
import { lockOwn } from './record/access.ts';
import { aboutApplication } from './record/application.db.ts';
import { requireTransition } from './record/require-transition.ts';

/** Deletes a draft that was never sent. @throws not_found, forbidden, invalid_state. */
export const deleteDraft = (db: Pool, caller: Caller, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const application = await lockOwn(tx, caller, id, 'own');
    requireTransition('DELETE_DRAFT', application.status, 'OWNER');
    await removeDraft(tx, id);
    await recordAudit(tx, caller, 'DELETE', aboutApplication(application));
  });
