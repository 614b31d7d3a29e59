import { REVIEWER } from '@portal/contracts';
import type { AssigneeInput, InboxItem, InboxItemQuery, InboxPerson } from '@portal/contracts/support/inbox';
import { accessTo, refuseConflicted } from '../../applications/index.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Db, type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { invalidField, orNotFound, problem } from '../../kernel/http/problem.ts';
import { readerAccess } from '../../review/index.ts';
import {
  findApplicationAssignees,
  findMessageAssignees,
  lockStaff,
  storeApplicationAssignee,
  storeMessageAssignee,
} from '../contact-messages/assignees.db.ts';
import { aboutMessage, lockContactMessage } from '../contact-messages/contact-messages.db.ts';
import { mayReadMessage } from '../contact-messages/message-access.db.ts';
import { type Reader, requireAnswerer } from '../contact-messages/message-access.ts';
import { aboutThread, findInboxItem, lockApplicationItem } from './inbox.db.ts';

const refuseAssignee = () => invalidField('assigneeId', 'not_allowed');

/** @throws Problem forbidden for who does not answer contact messages, not_found; as `readerAccess`. */
const requireReader = async (db: Db, caller: Caller, { kind, id }: InboxItemQuery) => {
  if (kind === 'APPLICATION') return readerAccess(db, caller, id);
  requireAnswerer(caller);
  if (!(await mayReadMessage(db, caller.actor, id))) throw problem('not_found');
  return undefined;
};

/** Whoever may be given it; a reviewer gives to nobody else. @throws as `requireReader`. */
export const assigneesFor = async (db: Db, caller: Caller, item: InboxItemQuery): Promise<InboxPerson[]> => {
  await requireReader(db, caller, item);
  const { actor } = caller;
  if (actor.role === REVIEWER) return [{ id: actor.id, name: `${actor.firstName} ${actor.lastName}` }];
  return item.kind === 'CONTACT' ? findMessageAssignees(db, item.id) : findApplicationAssignees(db, item.id);
};

/** @throws Problem invalid_request for who may not answer it. */
const requireAssignee = async (tx: Tx, { kind, id }: InboxItemQuery, staff?: Reader): Promise<void> => {
  if (!staff) throw refuseAssignee();
  if (kind === 'CONTACT') {
    if (!(await mayReadMessage(tx, staff, id))) throw refuseAssignee();
    return;
  }
  const access = await accessTo(tx, staff, id);
  if (access?.audience !== 'STAFF' || access.relation.declaration === 'CONFLICT') throw refuseAssignee();
};

/** The row as it is, taken until the transaction ends. @throws Problem not_found, invalid_state for spam. */
const lockItem = async (tx: Tx, { actor }: Caller, { kind, id }: AssigneeInput): Promise<InboxItem> => {
  const message = kind === 'CONTACT' ? await lockContactMessage(tx, actor, id) : undefined;
  const item =
    kind === 'CONTACT' ? message && (await findInboxItem(tx, id)) : await lockApplicationItem(tx, id);
  if (message?.status === 'SPAM') throw problem('invalid_state');
  if (!item) throw problem('not_found');
  return item;
};

/**
 * Gives a message to somebody who may read it, or to nobody. A reviewer takes on what nobody has and lets go of
 * the reviewer's own.
 * @throws Problem forbidden, not_found, conflict_declared, stale_version, invalid_state, invalid_request; as `readerAccess`.
 */
export const assign = (db: Pool, by: Caller, input: AssigneeInput): Promise<InboxItem> =>
  transaction(db, async (tx) => {
    const access = await requireReader(tx, by, input);
    if (access) refuseConflicted(access);
    const { kind, id, assigneeId, assigneeBefore } = input;
    // Before the message, as who disables an account does.
    const staff = assigneeId === null ? undefined : await lockStaff(tx, assigneeId);
    const before = await lockItem(tx, by, input);
    const holder = before.assignedTo?.id ?? null;
    if (holder !== assigneeId && assigneeBefore !== undefined && assigneeBefore !== holder)
      throw problem('stale_version');
    if (by.actor.role === REVIEWER) {
      if (assigneeId !== null && assigneeId !== by.actor.id) throw refuseAssignee();
      if (holder !== null && holder !== by.actor.id) throw problem('invalid_state');
    }
    if (assigneeId !== null) await requireAssignee(tx, input, staff);
    if (holder === assigneeId) return before;
    await (kind === 'CONTACT' ? storeMessageAssignee : storeApplicationAssignee)(tx, id, assigneeId);
    const after = await orNotFound(findInboxItem(tx, id));
    const what = kind === 'CONTACT' ? aboutMessage(before) : aboutThread(before);
    await recordAudit(tx, by, 'ASSIGN', what, [
      { field: 'assignedTo', old: before.assignedTo?.name ?? null, new: after.assignedTo?.name ?? null },
    ]);
    return after;
  });
