import { SUPER } from '@portal/contracts';
import type { Desk, DeskConversation, DeskThread } from '@portal/contracts/support/chat.schemas';
import type { Presence } from '@portal/contracts/support/enums';
import type { Db } from '../../kernel/database/db.ts';
import type { Actor } from '../../kernel/http/caller.ts';
import { orNotFound, problem } from '../../kernel/http/problem.ts';
import { findConversationForAgent, findConversationsOf, findWaiting } from './conversations.db.ts';
import { findMessagesAfter } from './messages.db.ts';
import { findOtherAgents, renewPresence, storePresence } from './presence.db.ts';

/** The agent's console; reading it keeps the agent present. */
export const readAgentConsole = async (db: Db, agentId: string): Promise<Desk> => {
  const [presence, waiting, mine, agents] = await Promise.all([
    renewPresence(db, agentId),
    findWaiting(db),
    findConversationsOf(db, agentId),
    findOtherAgents(db, agentId),
  ]);
  return { presence, waiting, mine, agents };
};

export const setPresence = async (db: Db, agentId: string, presence: Presence): Promise<Desk> => {
  await storePresence(db, agentId, presence);
  return readAgentConsole(db, agentId);
};

type Agent = Pick<Actor, 'id' | 'role'>;

/** A conversation that waits or is the agent's own; for the super user any that is over. @throws Problem not_found. */
export const conversationForAgent = async (db: Db, agent: Agent, id: string): Promise<DeskConversation> => {
  const conversation = await orNotFound(findConversationForAgent(db, id));
  const { status, agentId } = conversation;
  const isReadable =
    status === 'WAITING' || agentId === agent.id || (status === 'CLOSED' && agent.role === SUPER);
  if (!isReadable) throw problem('not_found');
  return conversation;
};

/** A conversation with its messages after a number. @throws Problem not_found. */
export const readThreadAsAgent = async (
  db: Db,
  agent: Agent,
  id: string,
  after: number,
): Promise<DeskThread> => {
  const conversation = await conversationForAgent(db, agent, id);
  return { conversation, messages: await findMessagesAfter(db, id, after) };
};
