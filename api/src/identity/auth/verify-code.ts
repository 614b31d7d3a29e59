import { BENEFICIARY } from '@portal/contracts';
import type { ResentMfa } from '@portal/contracts/identity/auth.schemas';
import { type LoginMethod, MFA_CODE_MINUTES } from '@portal/contracts/identity/enums';
import { isCode, plainCode } from '../../kernel/crypto/tokens.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { CallMeta } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { type Account, findAccount } from '../account/account.db.ts';
import { recordLogin } from '../account/login-history.db.ts';
import { insertTrustedDevice } from '../account/trusted-device.db.ts';
import { useRecoveryCode } from '../second-factor/recovery-codes.ts';
import { useAuthenticator } from '../second-factor/use-authenticator.ts';
import { type Challenge, consumeChallenge, MAX_TRIES, RESEND_SECONDS, renewCode } from './challenge.db.ts';
import { type CountedTry, countTry } from './count-try.ts';
import { isFactorLocked, LOCK_SECONDS, takeBackTry } from './factor-tries.db.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/** Writes a wrong try into the history, and closes the account with a mail when it was one too many. */
export const recordWrongTry = (
  db: Pool,
  account: Account,
  tried: { method: LoginMethod; meta: CallMeta },
): Promise<void> =>
  transaction(db, async (tx) => {
    await recordLogin(tx, account.id, { outcome: 'MFA_FAILED', ...tried });
    if (!(await isFactorLocked(tx, account.id))) return;
    await recordLogin(tx, account.id, { outcome: 'LOCKED', ...tried });
    await mailPerson(tx, account, 'account-locked', { minutes: LOCK_SECONDS / 60 });
  });

/** Uses up whichever factor the code belongs to: the mailed one, the app's, or a recovery code. */
const useCode = async (tx: Tx, { id, userId, codeHash: mailed }: Challenge, code: string): Promise<boolean> =>
  (mailed !== null && isCode(tx.portal.keys, id, code, mailed)) ||
  (await useAuthenticator(tx, userId, code)) ||
  (await useRecoveryCode(tx, userId, code));

/** The account of a counted try. @throws Problem account_disabled, password_reset_required. */
export const accountOfTry = async (db: Pool, { challenge }: CountedTry): Promise<Account> => {
  const account = await findAccount(db, challenge.userId);
  if (account?.status !== 'ACTIVE') throw problem('account_disabled');
  if (account.mustChangePassword) throw problem('password_reset_required');
  return account;
};

/**
 * The second step of signing in with a code. The try is counted before it is looked at.
 * @throws Problem mfa_invalid, mfa_expired (old, used, or out of tries), account_locked; as `accountOfTry`.
 */
export const verifyCode = async (
  deps: Deps,
  token: string,
  { code: typedCode, trustDevice }: { code: string; trustDevice: boolean },
  meta: CallMeta,
): Promise<OpenedSession> => {
  const { db } = deps;
  const counted = await countTry(db, token);
  const account = await accountOfTry(db, counted);
  const { challenge } = counted;
  const session = await transaction(db, async (tx) => {
    if (!(await useCode(tx, challenge, plainCode(typedCode)))) return undefined;
    if (!(await consumeChallenge(tx, challenge.id))) throw problem('mfa_expired');
    await takeBackTry(tx, counted.id);
    const opened = await openSession(tx, account, meta, 'PASSWORD_MFA');
    const isTrusted = trustDevice && account.role === BENEFICIARY;
    return isTrusted ? { ...opened, trust: await insertTrustedDevice(tx, account.id) } : opened;
  });
  if (session) return session;
  await recordWrongTry(db, account, { method: 'PASSWORD_MFA', meta });
  throw problem(challenge.tries >= MAX_TRIES ? 'mfa_expired' : 'mfa_invalid');
};

/**
 * Mails a new code for the same sign-in; the old one no longer holds.
 * @throws Problem mfa_expired, mfa_resend_too_soon (with Retry-After), mfa_resend_limit.
 */
export const resendCode = (db: Pool, token: string): Promise<ResentMfa> =>
  transaction(db, async (tx) => {
    const { userId, code, sendsLeft } = await renewCode(tx, token);
    const account = await findAccount(tx, userId);
    if (!account) throw problem('mfa_expired');
    await mailPerson(tx, account, 'sign-in-code', { code, minutes: MFA_CODE_MINUTES });
    return { mfa_token: token, resendAfter: RESEND_SECONDS, sendsLeft };
  });
