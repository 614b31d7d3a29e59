import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import type { InboxKind } from '@portal/contracts/inbox/enums';
import type { Db } from '../database/db.ts';
import type { Actor } from '../http/caller.ts';
import { automaticConflict, isShownTo } from '../review/standing.db.ts';

type Reader = Pick<Actor, 'id' | 'role' | 'isChatAgent'>;

/** The kinds of which somebody may read something at all. */
export const kindsFor = ({ role, isChatAgent }: Reader): InboxKind[] => [
  ...(role === MANAGER || role === SUPER ? (['CONTACT'] as const) : []),
  'APPLICATION',
  ...(isChatAgent && role !== MANAGER ? (['CHAT'] as const) : []),
];

/** Of chats: who waits and one's own; what is over, of all agents for the super user. For the alias `i`. */
const readableChat = (db: Db, { id, role }: Reader) => db`
  (i.state = 'NEW' or i.assigned_to = ${id} ${role === SUPER ? db`or i.state = 'CLOSED'` : db``})`;

/** That the person applied or entered it for somebody else. A look-up for each row, whatever the planner thinks of all. */
const isOwnEntry = (db: Db, id: string) => db`(
  select a.applicant_user_id = ${id} or (a.is_on_behalf and a.entered_by = ${id})
  from applications a where a.id = i.application_id) is true`;

/**
 * What a reviewer may read: beside applications that the reviewer declared on, in funds that name their reviewers
 * only those that were given. Found from the declarations, which are few, not from the queue.
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
  offset 0) i`;

/** The rows that somebody may read of some kinds, as a source and a condition for the alias `i`. */
export const readableItems = (db: Db, reader: Reader, kinds: readonly InboxKind[]) => {
  if (reader.role === REVIEWER) return { from: ofReviewer(db, reader, kinds), where: db`true` };
  const ofKinds = kinds.length === 1 ? db`i.kind = ${kinds[0] ?? ''}` : db`i.kind = any(${[...kinds]})`;
  return {
    from: db`inbox_items i`,
    where: db`${ofKinds}
      ${kinds.includes('CHAT') ? db`and (i.kind <> 'CHAT' or ${readableChat(db, reader)})` : db``}
      ${kinds.includes('APPLICATION') ? db`and (i.kind <> 'APPLICATION' or not ${isOwnEntry(db, reader.id)})` : db``}`,
  };
};
