import { contactLimits } from '@portal/contracts/contact-messages/topics';
import { keepContactMessage } from '../contact-messages/send-message.ts';
import type { Tx } from '../database/db.ts';
import type { MaybeCaller } from '../http/caller.ts';
import { becameTicket, ticketSubject } from './chat.words.ts';
import { visitorFiles } from './chat-files.db.ts';
import { type ConversationRecord, findVisitorView, storeClosed } from './conversations.db.ts';
import { insertSystemMessage, visitorWords } from './messages.db.ts';

/** The contact form asks for two names, a chat for one. */
const twoNames = (name: string): { firstName: string; lastName: string } => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { firstName: first, lastName: rest.join(' ') };
};

/**
 * Nobody is there: what the visitor wrote becomes a contact message with the files that were sent, and
 * the conversation ends with its ticket number. The row must be locked. To be called last in its transaction.
 */
export const becomeTicket = async (
  tx: Tx,
  by: MaybeCaller | 'system',
  conversation: ConversationRecord,
): Promise<void> => {
  const { id, visitorName, email, language } = conversation;
  const view = await findVisitorView(tx, id);
  const applicationNumber = view?.applicationNumber ?? undefined;
  const message = {
    ...twoNames(visitorName),
    email,
    language,
    topic: applicationNumber === undefined ? ('GENERAL' as const) : ('APPLICATION' as const),
    ...(applicationNumber === undefined ? {} : { applicationNumber }),
    subject: ticketSubject[language],
    message: (await visitorWords(tx, id)).slice(0, contactLimits.message),
  };
  const files = await visitorFiles(tx, id);
  const kept = await keepContactMessage(tx, by, message, files);
  const words = becameTicket(kept.ticketNumber, files.length > 0);
  await insertSystemMessage(tx, conversation, 'TICKET', words);
  await storeClosed(tx, id, kept.id);
};
