import type { Language } from '@portal/contracts';
import type {
  ContactMessage,
  ContactMessageInput,
  ContactMessagesQuery,
  ContactReply,
  OwnContactMessage,
} from '@portal/contracts/support/contact-messages';
import { about } from '../../kernel/audit/record-audit.ts';
import { isOneOf, withinDays } from '../../kernel/database/conditions.ts';
import { type Db, firstRow, firstValue, newId, onlyRow, type Tx } from '../../kernel/database/db.ts';
import { countFound, findText, holdsText } from '../../kernel/database/find-text.ts';
import { likePattern, onePage, type Total } from '../../kernel/database/page.ts';
import { attachedFile } from '../../kernel/files/files.db.ts';
import { isReadableBy } from './message-access.db.ts';
import type { Reader } from './message-access.ts';

type Row = Omit<ContactMessage, 'replies'>;

const columns = (db: Db) => db`
  m.id, m.ticket_number, m.first_name, m.last_name, m.email, m.phone, m.country_code, m.topic, m.application_number,
  m.subject, m.message, m.language, m.status, m.created_at, m.first_reply_at, m.row_version,
  (select u.first_name || ' ' || u.last_name from users u where u.id = m.assigned_to) as assigned_to,
  coalesce((select json_agg(${attachedFile(db, db`c.file_key`)} order by c.added_at, c.file_key) from contact_message_files c
    where c.contact_message_id = m.id), '[]') as files`;

const repliesTo = (db: Db, ids: readonly string[]) => db<(ContactReply & { contactUsId: string })[]>`
  select r.id, r.contact_us_id, r.body, r.by_user_id, u.first_name || ' ' || u.last_name as by_name, r.sent_at,
    case when o.status in ('DEAD', 'DISCARDED') then 'BOUNCED' when o.status = 'QUEUED' then 'QUEUED' else 'SENT' end as email_status
  from contact_replies r join users u on u.id = r.by_user_id left join outbox o on o.id = r.outbox_id
  where r.contact_us_id = any(${[...ids]}) order by r.sent_at, r.id`;

const withReplies = async (db: Db, rows: Row[]): Promise<ContactMessage[]> => {
  if (rows.length === 0) return [];
  const replies = await repliesTo(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    replies: replies
      .filter((reply) => reply.contactUsId === row.id)
      .map(({ contactUsId: _, ...reply }) => reply),
  }));
};

const sortable = {
  createdAt: 'created_at',
  status: 'status',
  topic: 'topic',
  lastName: 'last_name',
  ticketNumber: 'ticket_number',
} as const;

const matching = (db: Db, query: ContactMessagesQuery, timeZone: string) => db`
  and ${isOneOf(db, 'm.status', query.status)} and ${isOneOf(db, 'm.topic', query.topic)}
  and ${isOneOf(db, 'm.country_code', query.countryCode)} and ${withinDays(db, 'm.created_at', query, timeZone)}`;

const searchable = (
  db: Db,
) => db`fold_text(m.ticket_number || ' ' || m.first_name || ' ' || m.last_name || ' ' || m.email || ' '
  || m.subject || ' ' || coalesce(m.application_number, ''))`;

/** One page of the messages that somebody may read, with their replies, and how many match. Days are those of the time zone. */
export const findContactMessages = async (
  db: Db,
  reader: Reader,
  query: ContactMessagesQuery,
  timeZone: string,
): Promise<{ rows: ContactMessage[]; total: Total }> => {
  const direction = query.order === 'ASC' ? db`asc` : db`desc`;
  const where = db`${isReadableBy(db, reader)} ${matching(db, query, timeZone)}`;
  const found = await findText(db, 'contact_messages', query.search);
  const ordered = db`
    select ${columns(db)} from contact_messages m where ${where} ${holdsText(db, found, db`m.id`, searchable(db))}
    order by m.${db(sortable[query.sortBy ?? 'createdAt'])} ${direction}, m.id ${direction}`;
  const [rows, total] = await Promise.all([
    db<Row[]>`${onePage(db, ordered, query)}`,
    countFound(db, found, db`contact_messages m`, where, db`m.id`),
  ]);
  return { rows: await withReplies(db, rows), total };
};

/** More than somebody looks through. */
const MAX_OWN = 50;

/** What was written from somebody's confirmed address, newest first. */
export const findOwnContactMessages = async (
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<OwnContactMessage[]> => {
  // The first condition is that of the index.
  const rows = await db<Row[]>`
    select ${columns(db)} from contact_messages m
    where ${searchable(db)} like fold_text(${likePattern(email)}) and lower(m.email) = ${email} and not m.admins_only
      and exists (select 1 from users u where u.id = ${id} and u.email_verified_at is not null)
    order by m.created_at desc, m.id desc limit ${MAX_OWN}`;
  return (await withReplies(db, rows)).map(({ ticketNumber, subject, message, createdAt, replies }) => ({
    ticketNumber,
    subject,
    message,
    createdAt,
    replies: replies.map((reply) => ({ id: reply.id, body: reply.body, sentAt: reply.sentAt })),
  }));
};

/** One message; nothing for whoever may not read it. */
export const findContactMessage = async (
  db: Db,
  reader: Reader,
  id: string,
): Promise<ContactMessage | undefined> => {
  const rows = await db<Row[]>`
    select ${columns(db)} from contact_messages m where m.id = ${id} and ${isReadableBy(db, reader)}`;
  return (await withReplies(db, rows))[0];
};

/** Takes the row for the rest of the transaction; nothing for whoever may not read it. */
export const lockContactMessage = (tx: Tx, reader: Reader, id: string): Promise<Row | undefined> =>
  firstRow(tx<Row[]>`
    select ${columns(tx)} from contact_messages m where m.id = ${id} and ${isReadableBy(tx, reader)} for update`);

/** What is stored of a message; whoever writes it was checked before. */
export type NewContactMessage = Omit<ContactMessageInput, 'website' | 'language'> & {
  language: Language;
  /** Who held the chat that it was, and reads it therefore. */
  chatAgentId?: string | null;
  /** A matter of security that managers do not read. */
  adminsOnly?: boolean;
};

export const insertContactMessage = (tx: Tx, input: NewContactMessage) =>
  onlyRow(tx<{ id: string; ticketNumber: string }[]>`
    insert into contact_messages ${tx({
      ...input,
      id: newId('msg'),
      ticketNumber: tx`to_char(now(), '"CM-"YYYY-') || lpad(nextval('contact_ticket_number')::text, 6, '0')`,
      phone: input.phone || null,
      applicationNumber: input.applicationNumber || null,
    })} returning id, ticket_number`);

export const insertReply = (
  tx: Tx,
  reply: { contactUsId: string; body: string; byUserId: string; outboxId: string },
) => tx`insert into contact_replies ${tx({ id: newId('rep'), ...reply })}`;

/** Also notes the first reply and who took the message on. */
export const markAnswered = (tx: Tx, id: string, byUserId: string) => tx`
  update contact_messages set status = 'ANSWERED', first_reply_at = coalesce(first_reply_at, now()),
    assigned_to = coalesce(assigned_to, ${byUserId}), row_version = row_version + 1
  where id = ${id}`;

/**
 * The ticket of the same message, word for word, from the same address within a day, which nobody has answered: an
 * answer may be lost for as long as a form stands open without a connection. Until the
 * transaction ends another one with these words waits, so that two at once become one ticket.
 */
export const findDuplicate = async (tx: Tx, message: NewContactMessage): Promise<string | undefined> => {
  const { email, topic, subject, message: text, language } = message;
  const contents = JSON.stringify([email.toLowerCase(), topic, subject, text, language]);
  await tx`select pg_advisory_xact_lock(hashtextextended(${contents}, 727276))`;
  return firstValue(tx<{ ticketNumber: string }[]>`
    select ticket_number from contact_messages
    where created_at > now() - interval '1 day' and status in ('NEW', 'OPEN') and first_reply_at is null
      and lower(email) = ${email.toLowerCase()} and topic = ${topic}
      and subject = ${subject} and message = ${text} and language = ${language}
    order by created_at limit 1`);
};

/** Who had to do with an earlier message. */
interface EarlierMessage {
  assignedTo: string | null;
  chatAgentId: string | null;
  adminsOnly: boolean;
}

const TICKET_NUMBER = /\bCM-\d{4}-\d{6,}\b/i;

/** The ticket that a subject names, as the subjects of our mails do, where it was written from the same address. */
export const findEarlierMessage = async (
  tx: Tx,
  { email, subject }: { email: string; subject: string },
): Promise<EarlierMessage | undefined> => {
  const number = TICKET_NUMBER.exec(subject)?.[0].toUpperCase();
  if (number === undefined) return undefined;
  return firstRow(tx<EarlierMessage[]>`
    select assigned_to, chat_agent_id, admins_only from contact_messages
    where ticket_number = ${number} and lower(email) = ${email.toLowerCase()}`);
};

/** A contact message as the log of changes names it. */
export const aboutMessage = ({ id, ticketNumber }: { id: string; ticketNumber: string }) =>
  about('CONTACT', 'contact-message', id, ticketNumber);
