import { transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { CallMeta } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { codeHash, sameBytes } from '../session/tokens.ts';
import { type Account, findAccount } from './account.db.ts';
import { consumeChallenge, countTry, isMfaLocked, LOCK_SECONDS, MOST_TRIES } from './challenge.db.ts';
import { recordLogin } from './login-history.db.ts';
import { type OpenedSession, openSession } from './open-session.ts';

const noteFailure = async ({ db }: Deps, account: Account, meta: CallMeta): Promise<void> =>
  transaction(db, async (tx) => {
    await recordLogin(tx, account.id, { outcome: 'MFA_FAILED', method: 'PASSWORD_MFA', meta });
    if (!(await isMfaLocked(tx, account.id))) return;
    await recordLogin(tx, account.id, { outcome: 'LOCKED', method: 'PASSWORD_MFA', meta });
    await enqueueMail(tx, {
      to: account.email,
      template: 'account-locked',
      language: account.language,
      data: { firstName: account.firstName, minutes: LOCK_SECONDS / 60 },
    });
  });

/**
 * The second step of signing in. The try is counted before it is looked at.
 * @throws Problem mfa_invalid, mfa_expired (old, used, or out of tries), account_locked, account_disabled.
 */
export const verifyCode = async (
  deps: Deps,
  token: string,
  typedCode: string,
  meta: CallMeta,
): Promise<OpenedSession> => {
  const { db, secrets } = deps;
  const challenge = await countTry(db, token);
  if (!challenge) throw problem('mfa_expired');
  const account = await findAccount(db, challenge.userId);
  if (account?.status !== 'ACTIVE') throw problem('account_disabled');
  if (await isMfaLocked(db, account.id)) throw problem('account_locked', { retryAfter: LOCK_SECONDS });
  const code = typedCode.replace(/\s/g, '');
  if (!sameBytes(challenge.codeHash, codeHash(secrets.codes, challenge.id, code))) {
    await noteFailure(deps, account, meta);
    throw problem(challenge.tries >= MOST_TRIES ? 'mfa_expired' : 'mfa_invalid');
  }
  return transaction(db, async (tx) => {
    if (!(await consumeChallenge(tx, challenge.id))) throw problem('mfa_expired');
    return openSession(tx, account, meta, 'PASSWORD_MFA');
  });
};
