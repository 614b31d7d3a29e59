import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Actor, CallMeta } from '../../kernel/http/caller.ts';
import type { Limit } from '../../kernel/http/limiter.ts';
import { aboutUser } from '../account/about-user.ts';
import { recordLogin } from '../account/login-history.db.ts';
import { expireSession } from './session.db.ts';

/** Writes down once that a session ended by time. */
export const recordExpiry = ({ db }: Deps, actor: Actor, meta: CallMeta): Promise<void> =>
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
export const recordUnbound = async (
  { db, limiter, log }: Deps,
  actor: Actor,
  meta: CallMeta,
): Promise<void> => {
  log.warn({ sessionId: actor.sessionId, ip: meta.ip }, 'token without its cookie');
  const isFirst = await limiter.take(perSession, actor.sessionId).then(
    () => true,
    () => false,
  );
  if (!isFirst) return;
  await transaction(db, (tx) =>
    recordAudit(tx, {
      by: { actor: undefined, meta },
      process: 'AUTH',
      action: 'SIGN_IN',
      ...aboutUser(actor),
      changes: [{ field: 'bindingCookie', old: null, new: 'missing or of another session' }],
      outcome: 'DENIED',
    }),
  );
};
