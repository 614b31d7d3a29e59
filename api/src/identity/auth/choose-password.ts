import type { UpdatePasswordInput, VerifyResetInput } from '@portal/contracts/identity/auth.schemas';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { plainCode } from '../../kernel/crypto/tokens.ts';
import { transactionTime } from '../../kernel/database/clock.ts';
import { type Tx, transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import { formatMoment } from '../../kernel/documents/translations/format-day.ts';
import type { Caller, MaybeCaller } from '../../kernel/http/caller.ts';
import { problem, refusedField } from '../../kernel/http/problem.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import {
  type Account,
  aboutUser,
  findAccountByEmail,
  holdUnchanged,
  savePassword,
} from '../account/account.db.ts';
import { recordLogin } from '../account/login-history.db.ts';
import { forgetTrustedDevices } from '../account/trusted-device.db.ts';
import { textOf } from '../locales/messages.ts';
import { requirePassword } from '../session/require-password.ts';
import { endSessionsOf } from '../session/session.db.ts';
import { consumeProof, findPasswordProof, voidProofs } from './mailed-proof.db.ts';
import { refuseBadPassword } from './password-policy.ts';
import { normalEmail } from './sign-in.ts';

const mailAndRecord = async (tx: Tx, account: Account, by: MaybeCaller): Promise<void> => {
  await recordLogin(tx, account.id, { outcome: 'RESET', method: 'PASSWORD', meta: by.meta });
  // Who takes an invitation up had no password that could be changed.
  if (account.passwordHash !== null)
    await mailPerson(tx, account, 'password-changed', {
      at: formatMoment(await transactionTime(tx), account.language),
      link: `${tx.portal.publicUrl}/auth/forgot-password`,
    });
  await recordAudit(tx, by, 'UPDATE', aboutUser(account, 'AUTH'), [
    { field: 'password', old: null, new: null },
  ]);
};

/** Refuses the present password again: somebody else may know it. */
const refuseKnown = async (
  { hasher }: Pick<Deps, 'hasher'>,
  account: Account,
  password: string,
): Promise<void> => {
  if (!(await hasher.matches(account.passwordHash, password))) return;
  throw refusedField('newPassword', 'known', textOf('auth.anotherPassword'), 'weak_password');
};

const nobody = { firstName: '', lastName: '' };

/**
 * Takes up a reset or an invitation. Ends every session; the person signs in anew, second factor
 * included.
 * @throws Problem weak_password, INVALID_RESET_PASSWORD_VERIFICATION.
 */
export const choosePassword = async (deps: Deps, input: VerifyResetInput, by: MaybeCaller): Promise<void> => {
  const { db, hasher } = deps;
  const email = normalEmail(input.email);
  // Judged without the names, which would show a stranger whose account it is.
  refuseBadPassword(input.newPassword, 'newPassword', { email, ...nobody });
  const proof = await findPasswordProof(db, email, plainCode(input.code));
  const account = await findAccountByEmail(db, email);
  if (!proof || account?.id !== proof.userId || account.status === 'DISABLED') {
    throw problem('INVALID_RESET_PASSWORD_VERIFICATION');
  }
  if (account.mustChangePassword) await refuseKnown(deps, account, input.newPassword);
  const hash = await hasher.hash(input.newPassword);
  await transaction(db, async (tx) => {
    if (!(await consumeProof(tx, proof.id))) throw problem('INVALID_RESET_PASSWORD_VERIFICATION');
    await savePassword(tx, account.id, hash, true);
    await endSessionsOf(tx, account.id, 'PASSWORD_CHANGED');
    await forgetTrustedDevices(tx, account.id);
    await mailAndRecord(tx, account, by);
  });
};

/** Ends the caller's other sessions. @throws Problem INVALID_PASSWORD, weak_password. */
export const updatePassword = async (deps: Deps, input: UpdatePasswordInput, by: Caller): Promise<void> => {
  const { db, hasher } = deps;
  const account = await requirePassword(deps, by.actor.id, input.currentPassword);
  refuseBadPassword(input.newPassword, 'newPassword', account);
  await refuseKnown(deps, account, input.newPassword);
  const hash = await hasher.hash(input.newPassword);
  await transaction(db, async (tx) => {
    // A reset meanwhile stands: who only knows the password before it changes nothing.
    if (!(await holdUnchanged(tx, account))) throw problem('INVALID_PASSWORD');
    await savePassword(tx, account.id, hash);
    await voidProofs(tx, account.id, 'RESET_PASSWORD');
    await endSessionsOf(tx, account.id, 'PASSWORD_CHANGED', by.actor.sessionId);
    await forgetTrustedDevices(tx, account.id);
    await mailAndRecord(tx, account, by);
  });
};
