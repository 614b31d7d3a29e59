import type { InboxItem, InboxStateInput } from '@portal/contracts/support/inbox';
import { refuseConflicted } from '../../applications/index.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound } from '../../kernel/http/problem.ts';
import { readerAccess } from '../../review/index.ts';
import { storeApplicationState } from '../contact-messages/assignees.db.ts';
import { aboutThread, findInboxItem, lockApplicationItem } from './inbox.db.ts';

/** What is settled stays so until the applicant writes again. @throws Problem not_found, conflict_declared; as `readerAccess`. */
export const setInboxState = (db: Pool, by: Caller, { id, state }: InboxStateInput): Promise<InboxItem> =>
  transaction(db, async (tx) => {
    refuseConflicted(await readerAccess(tx, by, id));
    const before = await orNotFound(lockApplicationItem(tx, id));
    if (before.state === state) return before;
    await storeApplicationState(tx, id, state);
    const after = await orNotFound(findInboxItem(tx, id));
    const changes = [{ field: 'state', old: before.state, new: state }];
    await recordAudit(tx, by, 'UPDATE', aboutThread(before), changes);
    return after;
  });
