import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { answersVisitors } from '@portal/contracts/access/permissions';
import type { InboxKind } from '@portal/contracts/support/enums';
import type { Db } from '../../kernel/database/db.ts';
import { automaticConflict, isShownTo } from '../../review/index.ts';
import type { Reader } from '../contact-messages/message-access.ts';

/** The kinds of which somebody may read something at all. */
export const kindsFor = (reader: Reader): InboxKind[] => [
  ...(answersVisitors(reader) ? (['CONTACT'] as const) : []),
  'APPLICATION',
  ...(reader.isChatAgent && reader.role !== MANAGER ? (['CHAT'] as const) : []),
];

/** Waiting chats and the reader's own; for the super user also closed ones of all agents. For the alias `i`. */
const readableChat = (db: Db, { id, role }: Reader) => db`
  (i.state = 'NEW' or i.assigned_to = ${id} ${role === SUPER ? db`or i.state = 'CLOSED'` : db``})`;

/** That the person applied or entered it for somebody else. A look-up for each row, whatever the planner thinks of all. */
const isOwnEntry = (db: Db, id: string) => db`(
  select a.applicant_user_id = ${id} or (a.is_on_behalf and a.entered_by = ${id})
  from applications a where a.id = i.application_id) is true`;

/**
 * What a reviewer may read: beside applications that the reviewer declared on, in funds that name their reviewers
 * only those that were given; as a chat agent also chats, and the tickets of those that the reviewer held. Found from
 * the declarations and the tickets, which are few, not from the queue.
 */
const ofReviewer = (db: Db, reader: Reader, kinds: readonly InboxKind[]) => db`(
  select i.* from conflict_declarations d
    cross join lateral (select * from inbox_items q where q.application_id = d.application_id offset 0) i
    join applications a on a.id = d.application_id join users u on u.id = d.user_id
  where ${kinds.includes('APPLICATION')} and d.user_id = ${reader.id} and not d.has_conflict
    and ${automaticConflict(db)} is null and not ${isOwnEntry(db, reader.id)}
    and ${isShownTo(db)}
  union all
  select i.* from inbox_items i
  where ${kinds.includes('CHAT')} and i.kind = 'CHAT' and i.waiting_since is not null and i.state = 'NEW'
  union all
  select i.* from inbox_items i
  where ${kinds.includes('CHAT')} and i.kind = 'CHAT' and i.state <> 'NEW' and i.assigned_to = ${reader.id}
  union all
  select i.* from contact_messages m
    cross join lateral (select * from inbox_items q where q.id = m.id offset 0) i
  where ${kinds.includes('CONTACT')} and m.chat_agent_id = ${reader.id}
  offset 0) i`;

/** Read once for a list: there are few, and the queue is not joined with all messages. */
const forAdmins = (db: Db) => db`select m.id from contact_messages m where m.admins_only`;

/** The rows that somebody may read of some kinds, as a source and a condition for the alias `i`. */
export const readableItems = (db: Db, reader: Reader, kinds: readonly InboxKind[]) => {
  if (reader.role === REVIEWER) return { from: ofReviewer(db, reader, kinds), where: db`true` };
  const ofKinds = kinds.length === 1 ? db`i.kind = ${kinds[0] ?? ''}` : db`i.kind = any(${[...kinds]})`;
  return {
    from: db`inbox_items i`,
    where: db`${ofKinds}
      ${kinds.includes('CONTACT') && reader.role !== SUPER ? db`and i.id not in (${forAdmins(db)})` : db``}
      ${kinds.includes('CHAT') ? db`and (i.kind <> 'CHAT' or ${readableChat(db, reader)})` : db``}
      ${kinds.includes('APPLICATION') ? db`and (i.kind <> 'APPLICATION' or not ${isOwnEntry(db, reader.id)})` : db``}`,
  };
};
