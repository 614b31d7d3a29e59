import type { DeskConversation } from '@portal/contracts/support/chat.schemas';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import { textOf } from '../locales/messages.ts';
import {
  aboutChat,
  type ConversationRecord,
  findConversationForAgent,
  lockConversation,
  storeAgent,
  storeClosed,
  takeWaiting,
} from './conversations.db.ts';
import { insertSystemMessage } from './messages.db.ts';
import { findOtherAgents } from './presence.db.ts';

const lockedOr404 = (tx: Tx, id: string): Promise<ConversationRecord> => orNotFound(lockConversation(tx, id));

/** The agent's own conversation, locked. @throws Problem not_found, also for another agent's. */
const lockedOwn = async (tx: Tx, by: Caller, id: string): Promise<ConversationRecord> => {
  const conversation = await lockedOr404(tx, id);
  if (conversation.agentId !== by.actor.id) throw problem('not_found');
  return conversation;
};

const viewOf = (tx: Tx, id: string): Promise<DeskConversation> =>
  orNotFound(findConversationForAgent(tx, id));

/** Taking one's own again changes nothing. @throws Problem not_found, chat_taken, chat_closed. */
export const claim = (db: Pool, by: Caller, id: string): Promise<DeskConversation> =>
  transaction(db, async (tx) => {
    const conversation = await lockedOr404(tx, id);
    if (conversation.status === 'CLOSED') throw problem('chat_closed');
    if (conversation.agentId === by.actor.id) return viewOf(tx, id);
    if (!(await takeWaiting(tx, id, by.actor.id))) throw problem('chat_taken');
    const text = textOf('chat.joined', { name: by.actor.firstName });
    await insertSystemMessage(tx, conversation, 'JOINED', text, by.actor.id);
    const view = await viewOf(tx, id);
    const changes = [{ field: 'agentId', old: null, new: by.actor.id }];
    await recordAudit(tx, by, 'ASSIGN', aboutChat(conversation), changes);
    return view;
  });

/** To an agent who is available. @throws Problem not_found, chat_closed, invalid_state. */
export const transfer = (db: Pool, by: Caller, id: string, agentId: string): Promise<DeskConversation> =>
  transaction(db, async (tx) => {
    const conversation = await lockedOwn(tx, by, id);
    if (conversation.status === 'CLOSED') throw problem('chat_closed');
    const others = await findOtherAgents(tx, by.actor.id);
    const next = others.find((agent) => agent.id === agentId);
    if (!next) throw problem('invalid_state');
    await storeAgent(tx, id, agentId);
    const view = await viewOf(tx, id);
    const text = textOf('chat.transferred', { name: view.agentName ?? '' });
    await insertSystemMessage(tx, conversation, 'TRANSFERRED', text, agentId);
    const changes = [{ field: 'agentId', old: by.actor.id, new: agentId }];
    await recordAudit(tx, by, 'ASSIGN', aboutChat(conversation), changes);
    return view;
  });

/** Ends one's conversation; one that is over stays over. @throws Problem not_found. */
export const closeAsAgent = (db: Pool, by: Caller, id: string): Promise<DeskConversation> =>
  transaction(db, async (tx) => {
    const conversation = await lockedOwn(tx, by, id);
    if (conversation.status === 'CLOSED') return viewOf(tx, id);
    await insertSystemMessage(tx, conversation, 'CLOSED', textOf('chat.closed'));
    await storeClosed(tx, id);
    const view = await viewOf(tx, id);
    const changes = [{ field: 'status', old: conversation.status, new: 'CLOSED' }];
    await recordAudit(tx, by, 'UPDATE', aboutChat(conversation), changes);
    return view;
  });
