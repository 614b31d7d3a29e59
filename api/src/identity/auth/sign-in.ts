import { BENEFICIARY } from '@portal/contracts';
import type { FactorMethod } from '@portal/contracts/access/roles';
import type { LoginInput } from '@portal/contracts/identity/auth.schemas';
import { MFA_CODE_MINUTES } from '@portal/contracts/identity/enums';
import { transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { CallMeta } from '../../kernel/http/caller.ts';
import { HOUR, type LimitOf, networkOf, perAddress, perUser, shortHash } from '../../kernel/http/limiter.ts';
import { problem } from '../../kernel/http/problem.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { type Account, findAccountByEmail, holdUnchanged, saveRehash } from '../account/account.db.ts';
import { isKnownNetwork, recordLogin, recordLoginByEmail } from '../account/login-history.db.ts';
import { isTrustedDevice } from '../account/trusted-device.db.ts';
import { factorMethodsOf } from '../second-factor/factors.db.ts';
import { insertChallenge } from './challenge.db.ts';
import { isFactorLocked, LOCK_SECONDS } from './factor-tries.db.ts';
import { mailLimit, requestMail } from './mail-requests.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/** What the first step leads to. */
type SignInStep =
  | { step: 'done'; session: OpenedSession }
  | { step: 'code'; mfaToken: string; methods: FactorMethod[]; method: FactorMethod; mayTrust: boolean };

/** Addresses are compared in lower case everywhere. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

const codeLimit = perUser('sign-in-code', 30, HOUR);

/**
 * What an attempt counts against, by the text of the address, so that an unknown account answers
 * exactly like a known one. Guesses from many networks share one limit for the account; a network
 * that the owner uses does not draw on it, so that an attack elsewhere does not lock the owner out.
 */
const limitsOf = async ({ db }: Deps, email: string, ip: string): Promise<LimitOf[]> => {
  const network = networkOf(ip);
  const who = shortHash(email);
  const pair = `${who}:${network}`;
  const limits = [
    { limit: perAddress('login', 20, 60), who: network },
    { limit: perAddress('login-pair', 5, 60), who: pair },
    // Who goes on beyond it waits longer and longer.
    { limit: { ...perAddress('login-pair-12h', 50, 12 * HOUR), growth: 1.1 }, who: pair },
  ];
  const isKnown = await isKnownNetwork(db, email, network);
  return isKnown ? limits : [...limits, { limit: perAddress('login-account', 30, HOUR), who }];
};

const refuseClosed = async ({ db }: Deps, account: Account, meta: CallMeta): Promise<void> => {
  const method = 'PASSWORD';
  if (account.status === 'PENDING') throw problem('email_not_verified');
  if (account.status === 'DISABLED') {
    await transaction(db, (tx) => recordLogin(tx, account.id, { outcome: 'DISABLED', method, meta }));
    throw problem('account_disabled');
  }
  if (account.status === 'LOCKED' || (await isFactorLocked(db, account.id))) {
    await transaction(db, (tx) => recordLogin(tx, account.id, { outcome: 'LOCKED', method, meta }));
    throw problem('account_locked', { retryAfter: LOCK_SECONDS });
  }
};

/** Mails the way to a new password, as often as anybody may ask for it. @throws Problem password_reset_required. */
const refuseKnownPassword = async (deps: Deps, account: Account, meta: CallMeta): Promise<never> => {
  await transaction(deps.db, (tx) =>
    recordLogin(tx, account.id, { outcome: 'LOCKED', method: 'PASSWORD', meta }),
  );
  const mayMail = await deps.limiter.take(mailLimit('reset'), account.email).then(
    () => true,
    () => false,
  );
  if (mayMail) await requestMail(deps, 'RESET_PASSWORD', account.email);
  throw problem('password_reset_required');
};

/** Asks for the strongest factor that the account has; a code is mailed only when that is the mail. */
const askForFactor = ({ db }: Deps, account: Account, meta: CallMeta): Promise<SignInStep> =>
  transaction(db, async (tx) => {
    if (!(await holdUnchanged(tx, account))) throw problem('invalid_grant');
    const methods = await factorMethodsOf(tx, account.id);
    const method = methods[0] ?? 'EMAIL';
    const isMailed = method === 'EMAIL';
    const { token, code } = await insertChallenge(tx, account.id, isMailed);
    if (isMailed) {
      await recordLogin(tx, account.id, { outcome: 'MFA_SENT', method: 'PASSWORD_MFA', meta });
      await mailPerson(tx, account, 'sign-in-code', { code, minutes: MFA_CODE_MINUTES });
    }
    return { step: 'code', mfaToken: token, methods, method, mayTrust: account.role === BENEFICIARY };
  });

/** Staff always need the second factor, whatever the switch says. */
const needsCode = (account: Pick<Account, 'role' | 'mfaEnabled'>): boolean =>
  account.role !== BENEFICIARY || account.mfaEnabled;

/** Whether the browser carries the proof of an earlier second step. Staff are never spared. */
const isSpared = async ({ db }: Deps, { id, role }: Account, trust: string | undefined): Promise<boolean> =>
  role === BENEFICIARY && trust !== undefined && (await isTrustedDevice(db, id, trust));

/**
 * The first step of signing in.
 * @param trust the cookie of a browser that is spared the second step.
 * @throws Problem invalid_grant (wrong or unknown), email_not_verified, account_disabled,
 * account_locked, password_reset_required, too_many_requests.
 */
export const signIn = async (
  deps: Deps,
  { email: typed, password }: LoginInput,
  meta: CallMeta,
  trust?: string,
): Promise<SignInStep> => {
  const { db, hasher } = deps;
  const email = normalEmail(typed);
  const limits = await limitsOf(deps, email, meta.ip);
  for (const { limit, who } of limits) await deps.limiter.take(limit, who);
  const account = await findAccountByEmail(db, email);
  if (!(await hasher.matches(account?.passwordHash, password)) || !account) {
    // Afterwards: a row is written only where there is an account, and writing takes time.
    deps.background.run('login history', () =>
      recordLoginByEmail(db, email, { outcome: 'WRONG_PASSWORD', method: 'PASSWORD', meta }),
    );
    throw problem('invalid_grant');
  }
  // The right password was no guess.
  for (const { limit, who } of limits) await deps.limiter.giveBack(limit, who);
  await refuseClosed(deps, account, meta);
  if (account.mustChangePassword) return refuseKnownPassword(deps, account, meta);
  if (account.passwordHash && hasher.isOutdated(account.passwordHash)) {
    await saveRehash(db, account, await hasher.hash(password));
  }
  if (needsCode(account) && !(await isSpared(deps, account, trust))) {
    // Who knows the password is not to fill the owner's mailbox with codes; a new password lets the owner in again.
    await deps.limiter.take(codeLimit, `${account.id}:${account.passwordChangedAt}`);
    return askForFactor(deps, account, meta);
  }
  const session = await transaction(db, async (tx) => {
    if (!(await holdUnchanged(tx, account))) throw problem('invalid_grant');
    return openSession(tx, account, meta, 'PASSWORD');
  });
  return { step: 'done', session };
};
