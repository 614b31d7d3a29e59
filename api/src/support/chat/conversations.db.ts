import type { Conversation, DeskConversation } from '@portal/contracts/support/chat.schemas';
import { about } from '../../kernel/audit/record-audit.ts';
import {
  changesOne,
  type Db,
  firstRow,
  firstValue,
  newId,
  onlyValue,
  type Tx,
} from '../../kernel/database/db.ts';

/** What decisions need of a conversation. */
export interface ConversationRecord
  extends Pick<
    Conversation,
    'id' | 'visitorName' | 'email' | 'language' | 'status' | 'applicationId' | 'lastSeq'
  > {
  userId: string | null;
  secretHash: Buffer;
  agentId: string | null;
  /** Who had taken it before it went back to those who wait. */
  lastAgentId: string | null;
  contactMessageId: string | null;
}

const record = (
  db: Db,
) => db`id, visitor_name, email, language, status, user_id, secret_hash, agent_id, last_agent_id,
  application_id, contact_message_id, last_seq`;

export const findConversation = (db: Db, id: string): Promise<ConversationRecord | undefined> =>
  firstRow(db<ConversationRecord[]>`select ${record(db)} from chat_conversations where id = ${id}`);

/** Takes the row for the rest of the transaction: messages and changes of state come one by one. */
export const lockConversation = (tx: Tx, id: string): Promise<ConversationRecord | undefined> =>
  firstRow(
    tx<ConversationRecord[]>`select ${record(tx)} from chat_conversations where id = ${id} for update`,
  );

const common = (db: Db) => db`
  c.id, c.visitor_name, c.email, c.language, c.status, c.application_id, c.started_at, c.closed_at, c.rating, c.last_seq,
  (select a.application_number from applications a where a.id = c.application_id) as application_number,
  (select m.ticket_number from contact_messages m where m.id = c.contact_message_id) as ticket_number,
  (select u.first_name from users u where u.id = c.agent_id) as agent_name`;

export const findVisitorView = (db: Db, id: string): Promise<Conversation | undefined> =>
  firstRow(db<Conversation[]>`
    select ${common(db)},
      case when c.status = 'WAITING' then (select count(*)::int from chat_conversations w
        where w.status = 'WAITING' and (w.started_at, w.id) < (c.started_at, c.id)) end as before
    from chat_conversations c where c.id = ${id}`);

const agentView = (
  db: Db,
) => db`${common(db)}, c.agent_id, c.visitor_left_at, c.user_id is not null as is_applicant, c.last_message_at,
  (select count(*)::int from chat_messages m where m.conversation_id = c.id and m.source = 'VISITOR' and m.read_at is null) as unread,
  coalesce((select coalesce(nullif(left(m.text, 120), ''), (select f.file_name from files f where f.file_key = m.file_key))
    from chat_messages m where m.conversation_id = c.id and m.source <> 'SYSTEM'
    order by m.seq desc limit 1), '') as last_text`;

export const findConversationForAgent = (db: Db, id: string): Promise<DeskConversation | undefined> =>
  firstRow(db<DeskConversation[]>`select ${agentView(db)} from chat_conversations c where c.id = ${id}`);

const MAX_SHOWN = 100;

/** Who has waited longest comes first. */
export const findWaiting = (db: Db): Promise<DeskConversation[]> => db<DeskConversation[]>`
  select ${agentView(db)} from chat_conversations c where c.status = 'WAITING' order by c.started_at, c.id limit ${MAX_SHOWN}`;

export const findConversationsOf = (db: Db, agentId: string) => db<DeskConversation[]>`
  select ${agentView(db)} from chat_conversations c where c.status = 'ACTIVE' and c.agent_id = ${agentId}
  order by c.started_at, c.id limit ${MAX_SHOWN}`;

export const countWaiting = (db: Db): Promise<number> =>
  onlyValue(db<{ n: number }[]>`select count(*)::int as n from chat_conversations where status = 'WAITING'`);

export const findOpenOf = (db: Db, userId: string): Promise<string | undefined> =>
  firstValue(db<{ id: string }[]>`
    select id from chat_conversations where user_id = ${userId} and status <> 'CLOSED'`);

export const findBySecret = (db: Db, secretHash: Buffer): Promise<string | undefined> =>
  firstValue(db<{ id: string }[]>`select id from chat_conversations where secret_hash = ${secretHash}`);

type NewConversation = Pick<
  ConversationRecord,
  'visitorName' | 'email' | 'language' | 'userId' | 'secretHash' | 'applicationId'
>;

/** @returns its id; nothing when the applicant has an open one or the secret was used before. */
export const insertConversation = (tx: Tx, conversation: NewConversation): Promise<string | undefined> =>
  firstValue(tx<{ id: string }[]>`
    insert into chat_conversations ${tx({ id: newId('chc'), ...conversation })} on conflict do nothing returning id`);

/** @returns whether it still waited, so that of several agents one gets it. */
export const takeWaiting = (tx: Tx, id: string, agentId: string): Promise<boolean> =>
  changesOne(tx`
    update chat_conversations set status = 'ACTIVE', agent_id = ${agentId} where id = ${id} and status = 'WAITING'`);

export const storeAgent = (tx: Tx, id: string, agentId: string) => tx`
  update chat_conversations set agent_id = ${agentId} where id = ${id} and status = 'ACTIVE'`;

/** Back to those who wait, in its old place. */
export const storeWaiting = (tx: Tx, id: string) => tx`
  update chat_conversations set status = 'WAITING', last_agent_id = agent_id, agent_id = null where id = ${id} and status = 'ACTIVE'`;

export const storeClosed = (tx: Tx, id: string, contactMessageId: string | null = null) => tx`
  update chat_conversations set status = 'CLOSED', closed_at = now(), contact_message_id = ${contactMessageId}
  where id = ${id} and status <> 'CLOSED'`;

/** That the visitor is gone, unless another page of theirs is connected to any instance. */
export const noteVisitorGone = (db: Db, id: string, owner: string) => db`
  update chat_conversations set visitor_left_at = now()
  where id = ${id} and status <> 'CLOSED' and visitor_left_at is null
    and not exists (select 1 from chat_sockets where owner = ${owner} and lease_until > now())`;

export const noteVisitorHere = (db: Db, id: string) => db`
  update chat_conversations set visitor_left_at = null where id = ${id} and visitor_left_at is not null`;

export const storeRating = (tx: Tx, id: string, rating: number) => tx`
  update chat_conversations set rating = ${rating} where id = ${id}`;

/** The number of an application that is the person's own. */
export const findOwnApplication = (db: Db, id: string, userId: string) =>
  firstRow(db<{ id: string }[]>`
    select id from applications where id = ${id} and applicant_user_id = ${userId}`);

/** A conversation as the log of changes names it. */
export const aboutChat = ({ id, visitorName }: ConversationRecord) =>
  about('CONTACT', 'chat', id, visitorName);
