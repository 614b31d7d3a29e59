import { BENEFICIARY, type Language } from '@portal/contracts';
import type { Conversation, StartConversationInput } from '@portal/contracts/support/chat.schemas';
import { tokenHash } from '../../kernel/crypto/tokens.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Actor, MaybeCaller } from '../../kernel/http/caller.ts';
import { problem, type RefusedField } from '../../kernel/http/problem.ts';
import { withSingleLines } from '../../kernel/http/single-line.ts';
import {
  type ConversationRecord,
  findBySecret,
  findOpenOf,
  findOwnApplication,
  findVisitorView,
  insertConversation,
  lockConversation,
} from './conversations.db.ts';
import { convertToTicket } from './convert-to-ticket.ts';
import { findSent, insertMessage } from './messages.db.ts';
import { isAnyoneAvailable } from './presence.db.ts';

/** What a robot gets: it looks like a conversation and stands for nothing. */
const nothing = (language: Language): Conversation => ({
  id: 'chc_0',
  visitorName: '',
  email: '',
  language,
  status: 'CLOSED',
  applicationId: null,
  applicationNumber: null,
  startedAt: new Date().toISOString(),
  closedAt: new Date().toISOString(),
  rating: null,
  lastSeq: 0,
  ticketNumber: 'CM-0000-000000',
  agentName: null,
  before: null,
});

type Person = Pick<ConversationRecord, 'visitorName' | 'email' | 'userId'>;

const personOf = (actor: Actor | undefined, input: StartConversationInput): Person => {
  if (actor?.role === BENEFICIARY)
    return { visitorName: `${actor.firstName} ${actor.lastName}`, email: actor.email, userId: actor.id };
  const { name, email } = withSingleLines(input, ['name']);
  if (name !== undefined && email !== undefined) return { visitorName: name, email, userId: null };
  const missing: RefusedField[] = [];
  if (name === undefined) missing.push({ field: 'name', code: 'required' });
  if (email === undefined) missing.push({ field: 'email', code: 'required' });
  throw problem('invalid_request', { fields: missing });
};

const openOrNew = async (tx: Tx, person: Person, input: StartConversationInput, language: Language) => {
  const { userId } = person;
  const secretHash = tokenHash(input.secret);
  const own =
    userId !== null && input.applicationId
      ? await findOwnApplication(tx, input.applicationId, userId)
      : undefined;
  const applicationId = own?.id ?? null;
  const id =
    (await insertConversation(tx, { ...person, language, secretHash, applicationId })) ??
    (userId !== null ? await findOpenOf(tx, userId) : undefined) ??
    (await findBySecret(tx, secretHash));
  const conversation = id === undefined ? undefined : await lockConversation(tx, id);
  // Somebody else's secret, or one's own of a time when one was signed in.
  if (!conversation || conversation.userId !== userId) throw problem('invalid_request');
  return conversation;
};

/**
 * Starts a conversation with its first message. A repeat with the same secret, or an applicant's second
 * one while the first is open, goes on with the first. Where nobody is there the message becomes a
 * contact message at once. An application that is not one's own is left out.
 * @throws Problem invalid_request.
 */
export const startConversation = async (
  db: Pool,
  by: MaybeCaller,
  input: StartConversationInput,
): Promise<Conversation> => {
  const language = input.language ?? by.meta.language;
  if (input.website) return nothing(language);
  const person = personOf(by.actor, input);
  return transaction(db, async (tx) => {
    const conversation = await openOrNew(tx, person, input, language);
    const message = {
      conversationId: conversation.id,
      source: 'VISITOR' as const,
      authorId: person.userId,
      clientId: input.clientId,
      text: input.message,
      fileKey: null,
    };
    if (conversation.status !== 'CLOSED' && !(await findSent(tx, message))) await insertMessage(tx, message);
    if (conversation.status === 'WAITING' && !(await isAnyoneAvailable(tx)))
      await convertToTicket(tx, by, conversation);
    const view = await findVisitorView(tx, conversation.id);
    if (!view) throw problem('internal_error');
    return view;
  });
};
