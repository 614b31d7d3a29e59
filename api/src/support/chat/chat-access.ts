import { BENEFICIARY } from '@portal/contracts';
import { secretHeader } from '@portal/contracts/call';
import { MESSAGES_A_MINUTE } from '@portal/contracts/support/enums';
import type { FastifyRequest } from 'fastify';
import { sameBytes, tokenHash } from '../../kernel/crypto/tokens.ts';
import type { Db } from '../../kernel/database/db.ts';
import type { Actor, Caller } from '../../kernel/http/caller.ts';
import { perUser } from '../../kernel/http/limiter.ts';
import { problem } from '../../kernel/http/problem.ts';
import { type ConversationRecord, findConversation } from './conversations.db.ts';

/** One count for what a person says, whether on sockets or by calls. */
export const messageLimit = perUser('chat', MESSAGES_A_MINUTE, 60);

const secretOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers[secretHeader.toLowerCase()];
  return typeof header === 'string' ? header.slice(0, 100) : undefined;
};

const isOwn = (
  { userId, secretHash }: ConversationRecord,
  actor: Actor | undefined,
  secret: string | undefined,
): boolean => {
  // An applicant's conversation follows the session alone: it ends with it.
  if (userId !== null) return actor?.id === userId && actor.role === BENEFICIARY;
  return secret !== undefined && sameBytes(tokenHash(secret), secretHash);
};

/** The visitor's own conversation. @throws Problem not_found, the same for another's and for none. */
export const ownConversation = async (
  db: Db,
  { actor, request }: { actor: Actor | undefined; request: FastifyRequest },
  id: string,
): Promise<ConversationRecord> => {
  const found = await findConversation(db, id);
  if (!found || !isOwn(found, actor, secretOf(request))) throw problem('not_found');
  return found;
};

/** @throws Problem forbidden for staff who are no chat agents. */
export const requireAgent = ({ actor }: Pick<Caller, 'actor'>): void => {
  if (!actor.isChatAgent) throw problem('forbidden');
};
