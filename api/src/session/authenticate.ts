import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Actor } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { bindingFrom } from './cookie.ts';
import { type FoundSession, findSession, touchSession } from './session.db.ts';
import { sameBytes, tokenHash } from './tokens.ts';

/** Writing the idle time at every call would turn each read into a write. */
const TOUCH_EVERY_SECONDS = 20;

const bearer = (request: FastifyRequest): string | undefined => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ', 2);
  return scheme?.toLowerCase() === 'bearer' && token ? token.slice(0, 200) : undefined;
};

const actorOf = (session: FoundSession): Actor => ({
  id: session.userId,
  role: session.role,
  email: session.email,
  firstName: session.firstName,
  lastName: session.lastName,
  language: session.language,
  isChatAgent: session.isChatAgent,
  sessionId: session.id,
});

const isBound = (deps: Deps, request: FastifyRequest, session: FoundSession): boolean => {
  const cookie = bindingFrom(deps.config.publicUrl, request.headers.cookie);
  return cookie !== undefined && sameBytes(tokenHash(cookie), session.bindingHash);
};

/**
 * Who calls, by the bearer token and the cookie that belongs to it. On a public route a token that
 * does not hold is the same as none.
 * @throws Problem token_expired or unauthorized, unless `lenient`.
 */
export const authenticate = async (
  deps: Deps,
  request: FastifyRequest,
  lenient: boolean,
): Promise<Actor | undefined> => {
  const token = bearer(request);
  if (token === undefined) return undefined;
  const session = await findSession(deps.db, tokenHash(token));
  const isOpen = session && session.endedReason === null && !session.isOver && session.status === 'ACTIVE';
  if (!session || !isOpen || !isBound(deps, request, session)) {
    if (lenient) return undefined;
    if (session && isOpen)
      request.log.warn({ sessionId: session.id, ip: request.ip }, 'token without its cookie');
    throw problem(session?.isOver ? 'token_expired' : 'unauthorized');
  }
  const isBackground = request.headers['x-background'] === '1';
  if (!isBackground && session.sinceSeen >= TOUCH_EVERY_SECONDS) await touchSession(deps.db, session.id);
  return actorOf(session);
};
