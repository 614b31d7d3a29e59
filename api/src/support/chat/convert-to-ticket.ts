import type { Language } from '@portal/contracts';
import type { Tx } from '../../kernel/database/db.ts';
import type { MaybeCaller } from '../../kernel/http/caller.ts';
import { storeContactMessage } from '../contact-messages/send-message.ts';
import { textOf } from '../locales/messages.ts';
import { visitorFiles } from './chat-files.db.ts';
import { type ConversationRecord, findVisitorView, storeClosed } from './conversations.db.ts';
import { insertSystemMessage, transcriptLines, visitorTexts } from './messages.db.ts';

/** The contact form asks for two names, a chat for one. */
const twoNames = (name: string): { firstName: string; lastName: string } => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { firstName: first, lastName: rest.join(' ') };
};

/** Who wrote what, in order; each name ends with a role and further lines are indented, so that nobody writes in another's name. */
const transcript = async (tx: Tx, id: string, visitorName: string, language: Language): Promise<string> => {
  const lines = await transcriptLines(tx, id);
  const entries = lines.map(({ source, agentName, text, fileName }) => {
    const content = [text, fileName === null ? '' : `[${fileName}]`].filter(Boolean).join(' ');
    const isAgent = source === 'AGENT';
    const role = textOf(isAgent ? 'chat.agentWord' : 'chat.visitorWord')[language];
    const author = `${isAgent ? agentName : visitorName} (${role})`;
    return `${author}: ${content.replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, '\n    ')}`;
  });
  return entries.join('\n\n');
};

/**
 * Nobody is there: what the visitor wrote becomes a contact message, however long, with the files that were sent,
 * and the conversation ends with its ticket number. One that an agent had taken brings both halves along and is
 * that agent's. The row must be locked. To be called last in its transaction.
 */
export const convertToTicket = async (
  tx: Tx,
  by: MaybeCaller | 'system',
  conversation: ConversationRecord,
): Promise<void> => {
  const { id, visitorName, email, language, lastAgentId } = conversation;
  const view = await findVisitorView(tx, id);
  const applicationNumber = view?.applicationNumber ?? undefined;
  const message = {
    ...twoNames(visitorName),
    chatAgentId: lastAgentId,
    email,
    language,
    topic: applicationNumber === undefined ? ('GENERAL' as const) : ('APPLICATION' as const),
    ...(applicationNumber === undefined ? {} : { applicationNumber }),
    subject: textOf('chat.ticketSubject')[language],
    message:
      lastAgentId === null ? await visitorTexts(tx, id) : await transcript(tx, id, visitorName, language),
  };
  const files = await visitorFiles(tx, id);
  const ticket = await storeContactMessage(tx, by, message, lastAgentId, files);
  const text = textOf(files.length > 0 ? 'chat.becameTicketWithFiles' : 'chat.becameTicket', {
    ticket: ticket.ticketNumber,
  });
  await insertSystemMessage(tx, conversation, 'TICKET', text);
  await storeClosed(tx, id, ticket.id);
};
