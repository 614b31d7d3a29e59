import { BENEFICIARY } from '@portal/contracts';
import type { ChangeEmailInput } from '@portal/contracts/identity/profile';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { isUniqueViolation, type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Caller, MaybeCaller } from '../../kernel/http/caller.ts';
import { invalidField, problem } from '../../kernel/http/problem.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { type Account, aboutUser, emailExists, findAccount, releaseAddress } from '../account/account.db.ts';
import { forgetTrustedDevices } from '../account/trusted-device.db.ts';
import { insertRequest, serveMailRequests } from '../auth/mail-requests.ts';
import { voidProofs } from '../auth/mailed-proof.db.ts';
import { normalEmail } from '../auth/sign-in.ts';
import { addressConfirmed } from '../ports/ports.ts';
import { requirePassword } from '../session/require-password.ts';
import { endSessionsOf } from '../session/session.db.ts';
import {
  confirmOneAddress,
  dropEmailChanges,
  EMAIL_CHANGE_HOURS,
  insertEmailChange,
  saveEmail,
} from './email-change.db.ts';

/** Secrets travel in the fragment, which browsers send to no server. */
const linkOf = (tx: Tx, token: string): string => `${tx.portal.publicUrl}/auth/confirm-email#token=${token}`;

const askBoth = async (tx: Tx, account: Account, newEmail: string): Promise<void> => {
  const { toOld, toNew } = await insertEmailChange(tx, account.id, newEmail);
  const ask = (email: string, token: string) => {
    const facts = { newEmail, link: linkOf(tx, token), hours: EMAIL_CHANGE_HOURS };
    return mailPerson(tx, { ...account, email }, 'email-change', facts);
  };
  await ask(account.email, toOld);
  await ask(newEmail, toNew);
};

/**
 * Asks both addresses whether the account may move from one to the other. For a taken address nothing
 * changes but a mail to its owner; the caller is told the same. One that was registered and never confirmed is free.
 * @throws Problem INVALID_PASSWORD; invalid_request for the present address.
 */
export const requestEmailChange = async (
  deps: Deps,
  by: Caller,
  { newEmail: typed, currentPassword }: ChangeEmailInput,
): Promise<void> => {
  const newEmail = normalEmail(typed);
  await requirePassword(deps, by.actor.id, currentPassword);
  await transaction(deps.db, async (tx) => {
    const account = await findAccount(tx, by.actor.id);
    if (!account) throw problem('unauthorized');
    if (newEmail === account.email) throw invalidField('newEmail', 'taken');
    const isTaken = await emailExists(tx, newEmail);
    if (isTaken) await insertRequest(tx, 'REGISTER', newEmail);
    else await askBoth(tx, account, newEmail);
    const changes = [{ field: 'newEmail', old: null, new: newEmail }];
    const outcome = isTaken ? 'DENIED' : 'OK';
    await recordAudit(tx, by, 'UPDATE', aboutUser(account), changes, { outcome });
  });
  deps.background.run('mail requests', () => serveMailRequests(deps));
};

const move = async (tx: Tx, account: Account, newEmail: string, by: MaybeCaller): Promise<void> => {
  await mailPerson(tx, account, 'email-changed', { newEmail });
  const released = await releaseAddress(tx, newEmail);
  await saveEmail(tx, account.id, newEmail);
  // Whoever has the old mailbox must not choose a password here.
  await voidProofs(tx, account.id, 'RESET_PASSWORD');
  if (account.role === BENEFICIARY) await addressConfirmed.call(tx, { id: account.id, email: newEmail });
  await dropEmailChanges(tx, account.id);
  await endSessionsOf(tx, account.id, 'EMAIL_CHANGED');
  await forgetTrustedDevices(tx, account.id);
  await recordAudit(tx, by, 'UPDATE', aboutUser({ id: account.id, email: newEmail }), [
    { field: 'email', old: account.email, new: newEmail },
  ]);
  if (released !== undefined)
    await recordAudit(tx, by, 'UPDATE', aboutUser({ id: released, email: newEmail }), [
      { field: 'status', old: 'PENDING', new: 'DISABLED' },
    ]);
};

/**
 * Notes the yes of one address; with the second one the account moves and every session ends.
 * @returns whether the account has moved.
 * @throws Problem verification_invalid.
 */
export const confirmEmailChange = async (db: Pool, token: string, by: MaybeCaller): Promise<boolean> => {
  try {
    return await transaction(db, async (tx) => {
      const change = await confirmOneAddress(tx, token);
      if (!change) throw problem('verification_invalid');
      const account = await findAccount(tx, change.userId);
      if (account?.status !== 'ACTIVE') throw problem('verification_invalid');
      if (change.isComplete) await move(tx, account, change.newEmail, by);
      return change.isComplete;
    });
  } catch (error) {
    // Somebody else took the address meanwhile.
    if (isUniqueViolation(error, 'users_email_key')) throw problem('verification_invalid');
    throw error;
  }
};
