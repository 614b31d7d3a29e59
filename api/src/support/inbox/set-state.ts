import type { InboxItem, InboxStateInput } from '@portal/contracts/support/inbox';
import { refuseConflicted } from '../../applications/index.ts';
import { about, recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound } from '../../kernel/http/problem.ts';
import { readerAccess } from '../../review/index.ts';
import { storeApplicationState } from '../contact-messages/assignees.db.ts';
import { findInboxItem, lockApplicationItem } from './inbox.db.ts';

/** What is settled stays so until the applicant writes again. @throws Problem not_found, conflict_declared; as `readerAccess`. */
export const setInboxState = (db: Pool, by: Caller, { id, state }: InboxStateInput): Promise<InboxItem> =>
  transaction(db, async (tx) => {
    refuseConflicted(await readerAccess(tx, by, id));
    const before = await orNotFound(lockApplicationItem(tx, id));
    if (before.state === state) return before;
    await storeApplicationState(tx, id, state);
    const after = await orNotFound(findInboxItem(tx, id));
    await recordAudit(
      tx,
      by,
      'UPDATE',
      about('APPLICATION', 'application-message', id, before.ticketNumber),
      [{ field: 'state', old: before.state, new: state }],
    );
    return after;
  });
