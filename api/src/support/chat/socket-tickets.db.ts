import { randomBytes } from 'node:crypto';
import { tokenHash } from '../../kernel/crypto/tokens.ts';
import type { Db } from '../../kernel/database/db.ts';

export const TICKET_SECONDS = 30;
const BYTES = 16;

/** For whom a socket may be opened. */
export interface TicketHolder {
  userId: string | null;
  sessionId: string | null;
  /** Null: the agent console. */
  conversationId: string | null;
}

/** @returns the ticket; its hash alone is kept. */
export const insertSocketTicket = async (db: Db, holder: TicketHolder): Promise<string> => {
  const ticket = randomBytes(BYTES).toString('hex');
  await db`
    insert into chat_tickets (hash, user_id, session_id, conversation_id, expires_at)
    values (${tokenHash(ticket)}, ${holder.userId}, ${holder.sessionId}, ${holder.conversationId},
      now() + ${`${TICKET_SECONDS} seconds`}::interval)`;
  return ticket;
};

/** Takes the ticket out, so that it holds once. */
export const takeSocketTicket = async (db: Db, ticket: string): Promise<TicketHolder | undefined> => {
  const [taken] = await db<(TicketHolder & { isValid: boolean })[]>`
    delete from chat_tickets where hash = ${tokenHash(ticket)}
    returning user_id, session_id, conversation_id, expires_at > now() as is_valid`;
  if (!taken?.isValid) return undefined;
  const { isValid: _, ...holder } = taken;
  return holder;
};

export const purgeSocketTickets = (db: Db) => db`delete from chat_tickets where expires_at < now()`;
