import type { Tx } from '../../kernel/database/db.ts';
import { firstRow } from '../../kernel/database/first-row.ts';

/** Who had to do with an earlier message. */
export interface EarlierMessage {
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
