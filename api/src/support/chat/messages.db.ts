import type { Language } from '@portal/contracts';
import type { ChatMessage } from '@portal/contracts/support/chat.schemas';
import type { ChatEvent } from '@portal/contracts/support/enums';
import { type Db, finds, firstRow, newId, onlyRow, onlyValue, type Tx } from '../../kernel/database/db.ts';
import { attachedFile } from '../../kernel/files/files.db.ts';
import type { Message } from '../../kernel/messages/messages.ts';

const columns = (db: Db) =>
  db`id, conversation_id, seq, source as "from", text, ${attachedFile(db, db`chat_messages.file_key`)} as file, event, client_id,
    (select first_name from users where id = author_id and source <> 'VISITOR') as agent_name, at, read_at`;

/** More messages than anybody writes between two reads; the rest comes with the next one. */
export const MAX_AT_ONCE = 500;

export const findMessagesAfter = (db: Db, conversationId: string, after: number) => db<ChatMessage[]>`
  select ${columns(db)} from chat_messages where conversation_id = ${conversationId} and seq > ${after}
  order by seq limit ${MAX_AT_ONCE}`;

export interface NewMessage {
  conversationId: string;
  source: 'VISITOR' | 'AGENT';
  authorId: string | null;
  clientId: string;
  /** Empty where a file stands for itself. */
  text: string;
  fileKey: string | null;
}

/** What was sent before under the same client id. The conversation's row must be locked. */
export const findSent = (tx: Tx, { conversationId, source, clientId }: NewMessage) =>
  firstRow(tx<ChatMessage[]>`select ${columns(tx)} from chat_messages
    where conversation_id = ${conversationId} and source = ${source} and client_id = ${clientId}`);

const nextSeq = (tx: Tx, conversationId: string): Promise<number> =>
  onlyValue(tx<{ lastSeq: number }[]>`
    update chat_conversations set last_seq = last_seq + 1, last_message_at = now() where id = ${conversationId}
    returning last_seq`);

/** In letters, a message as a hundred at least: agents read a conversation whole, and the ticket that it may become. */
const MAX_LETTERS = 200_000;

/** Whether the visitor has written so much that no more is taken. */
export const isFull = (tx: Tx, conversationId: string): Promise<boolean> =>
  finds(tx`select 1 from chat_messages where conversation_id = ${conversationId} and source = 'VISITOR'
    having sum(greatest(length(text), 100)) > ${MAX_LETTERS}`);

/** Appends a message; its number follows the last one. */
export const insertMessage = async (tx: Tx, message: NewMessage): Promise<ChatMessage> => {
  const row = { id: newId('chm'), seq: await nextSeq(tx, message.conversationId), ...message };
  return onlyRow(tx<ChatMessage[]>`insert into chat_messages ${tx(row)} returning ${columns(tx)}`);
};

/** Appends a message of the system, in the visitor's language, and about which agent. */
export const insertSystemMessage = async (
  tx: Tx,
  { id, language }: { id: string; language: Language },
  event: ChatEvent,
  translations: Message,
  authorId: string | null = null,
): Promise<void> => {
  const row = {
    id: newId('chm'),
    conversationId: id,
    seq: await nextSeq(tx, id),
    source: 'SYSTEM',
    authorId,
    text: translations[language],
    event,
  };
  await tx`insert into chat_messages ${tx(row)}`;
};

/** Marks what the other side wrote as seen. @returns the highest number that was new to be seen. */
export const markRead = async (
  db: Db,
  conversationId: string,
  source: 'VISITOR' | 'AGENT',
  upTo: number,
): Promise<number | undefined> => {
  const seq = await onlyValue(db<{ seq: number | null }[]>`
    with seen as (
      update chat_messages set read_at = now()
      where conversation_id = ${conversationId} and source = ${source} and seq <= ${upTo} and read_at is null
      returning seq)
    select max(seq) as seq from seen`);
  return seq ?? undefined;
};

/** One message of a conversation as a line of text needs it. */
interface TranscriptLine {
  source: 'VISITOR' | 'AGENT';
  /** Null for the visitor. */
  agentName: string | null;
  text: string;
  fileName: string | null;
}

/** What both sides wrote and sent, in order. */
export const transcriptLines = (tx: Tx, conversationId: string) => tx<TranscriptLine[]>`
  select m.source, case when m.source = 'AGENT' then u.first_name || ' ' || u.last_name end as agent_name, m.text, f.file_name
  from chat_messages m left join users u on u.id = m.author_id left join files f on f.file_key = m.file_key
  where m.conversation_id = ${conversationId} and m.source <> 'SYSTEM' order by m.seq`;

/** Everything that the visitor wrote, for the ticket that takes the conversation's place. */
export const visitorTexts = async (tx: Tx, conversationId: string): Promise<string> => {
  const rows = await tx<{ text: string }[]>`
    select text from chat_messages
    where conversation_id = ${conversationId} and source = 'VISITOR' and text <> '' order by seq`;
  return rows.map(({ text }) => text).join('\n\n');
};
