import type { ErrorCode } from '@portal/contracts';
import { pick } from '@portal/contracts/schema-parts';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { sameBytes, tokenHash } from '../../kernel/crypto/tokens.ts';
import { transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import { bearerOf } from '../../kernel/http/bearer.ts';
import type { Actor, CallMeta } from '../../kernel/http/caller.ts';
import type { Limit } from '../../kernel/http/limiter.ts';
import { problem } from '../../kernel/http/problem.ts';
import { aboutUser } from '../account/account.db.ts';
import { recordLogin } from '../account/login-history.db.ts';
import { bindingFrom } from './cookies.ts';
import { expireSession, type FoundSession, findSession, touchSession } from './session.db.ts';

/** Writes down once that a session ended by time. */
const recordExpiry = ({ db }: Deps, actor: Actor, meta: CallMeta): Promise<void> =>
  transaction(db, async (tx) => {
    if (!(await expireSession(tx, actor.sessionId))) return;
    await recordLogin(tx, actor.id, {
      outcome: 'EXPIRED',
      method: 'PASSWORD',
      meta,
      sessionId: actor.sessionId,
    });
  });

/** Who replays a token at length must not fill the log with it. */
const perSession: Limit = { name: 'unbound', max: 3, seconds: 3600, by: 'user' };

/** Writes down that a token came without its cookie: it may have been stolen. */
const recordUnbound = async ({ db, limiter, log }: Deps, actor: Actor, meta: CallMeta): Promise<void> => {
  log.warn({ sessionId: actor.sessionId, ip: meta.ip }, 'token without its cookie');
  const isFirst = await limiter.take(perSession, actor.sessionId).then(
    () => true,
    () => false,
  );
  if (!isFirst) return;
  await transaction(db, (tx) =>
    recordAudit(
      tx,
      { actor: undefined, meta },
      'SIGN_IN',
      aboutUser(actor, 'AUTH'),
      [{ field: 'bindingCookie', old: null, new: 'missing or of another session' }],
      { outcome: 'DENIED' },
    ),
  );
};

/** Writing the idle time at every call would turn each read into a write. */
const TOUCH_EVERY_SECONDS = 20;

const actorOf = (session: FoundSession): Actor => ({
  ...pick(session, 'role', 'email', 'firstName', 'lastName', 'language', 'isChatAgent', 'isConfirmed'),
  id: session.userId,
  sessionId: session.id,
  ...(session.mustChangePassword && { mustChangePassword: true as const }),
});

/** Whether the cookie came along that belongs to the session. */
const isBound = (deps: Deps, request: FastifyRequest, session: FoundSession): boolean => {
  const cookie = bindingFrom(deps.config.publicUrl, request.headers.cookie);
  return cookie !== undefined && sameBytes(tokenHash(cookie), session.bindingHash);
};

/** Why an unusable token is refused; what is worth knowing about it is written down on the way. */
const refusalOf = async (
  deps: Deps,
  session: FoundSession | undefined,
  meta: CallMeta,
): Promise<ErrorCode> => {
  if (session?.status !== 'ACTIVE') return 'unauthorized';
  if (session.isOver) {
    if (session.endedReason === null) await recordExpiry(deps, actorOf(session), meta);
    return 'token_expired';
  }
  if (session.endedReason === null) await recordUnbound(deps, actorOf(session), meta);
  return 'unauthorized';
};

/**
 * Who calls, by the session of the token and the cookie that belongs to it. On a public route a token
 * that does not hold is the same as none.
 * @throws Problem token_expired or unauthorized, unless `lenient`.
 */
export const authenticateSession = async (
  deps: Deps,
  request: FastifyRequest,
  meta: CallMeta,
  lenient: boolean,
): Promise<Actor | undefined> => {
  const token = bearerOf(request);
  if (token === undefined) return undefined;
  const session = await findSession(deps.db, tokenHash(token));
  const isOpen = session && session.endedReason === null && !session.isOver && session.status === 'ACTIVE';
  if (!isOpen || !isBound(deps, request, session)) {
    if (lenient) return undefined;
    throw problem(await refusalOf(deps, session, meta));
  }
  const isBackground = request.headers['x-background'] === '1';
  if (!isBackground && session.sinceSeen >= TOUCH_EVERY_SECONDS) await touchSession(deps.db, session.id);
  return actorOf(session);
};
