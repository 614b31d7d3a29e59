import type { Tx } from '../../kernel/database/db.ts';
import type { NewContactMessage } from './contact-messages.db.ts';

/**
 * The ticket of the same message, word for word, from the same address within a day, which nobody has answered: an
 * answer may be lost for as long as a form stands open without a connection. Until the
 * transaction ends another one with these words waits, so that two at once become one ticket.
 */
export const findTwin = async (tx: Tx, message: NewContactMessage): Promise<string | undefined> => {
  const { email, topic, subject, message: text, language } = message;
  const contents = JSON.stringify([email.toLowerCase(), topic, subject, text, language]);
  await tx`select pg_advisory_xact_lock(hashtextextended(${contents}, 727276))`;
  const [twin] = await tx<{ ticketNumber: string }[]>`
    select ticket_number from contact_messages
    where created_at > now() - interval '1 day' and status in ('NEW', 'OPEN') and first_reply_at is null
      and lower(email) = ${email.toLowerCase()} and topic = ${topic}
      and subject = ${subject} and message = ${text} and language = ${language}
    order by created_at limit 1`;
  return twin?.ticketNumber;
};
