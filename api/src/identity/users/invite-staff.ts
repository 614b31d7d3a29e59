import { type Role, roleLabel } from '@portal/contracts';
import { wasNeverTakenUp } from '@portal/contracts/identity/enums';
import type { NewStaffInput, UserRow } from '@portal/contracts/identity/users';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Pool, type Tx, transaction } from '../../kernel/database/db.ts';
import type { Caller } from '../../kernel/http/caller.ts';
import { orNotFound, type Problem, problem, refusedField } from '../../kernel/http/problem.ts';
import { withSingleLines } from '../../kernel/http/single-line.ts';
import { mailPerson } from '../../kernel/mail/enqueue-mail.ts';
import { aboutUser } from '../account/account.db.ts';
import { invitationLink } from '../auth/mail-requests.ts';
import { insertProof, proofMinutes, voidProofs } from '../auth/mailed-proof.db.ts';
import { normalEmail } from '../auth/sign-in.ts';
import { textOf } from '../locales/messages.ts';
import { findUser, insertStaff, lockUser, saveState } from './users.db.ts';

/** Mails a link to choose a password with. @param invitedBy nobody where the portal itself invites. */
export const mailInvitation = async (tx: Tx, user: UserRow, invitedBy: string | null): Promise<void> => {
  const { token } = await insertProof(tx, user.id, 'INVITE', invitedBy);
  await mailPerson(tx, user, 'account-invited', {
    link: invitationLink(tx.portal.publicUrl, user.email, token),
    hours: proofMinutes.INVITE / 60,
    role: roleLabel(user.role),
  });
};

/** The refusal of an address that has an account, at its field. */
export const emailTaken = (): Problem =>
  refusedField('email', 'taken', textOf('users.addressTaken'), 'email_taken');

/**
 * Makes an account of a staff role and mails an invitation to choose a password: nobody ever sets
 * another's. What was registered under the address, by whomever, and never confirmed ends with it.
 * @param proposedBy who proposed it, where two had to agree.
 * @throws Problem email_taken.
 */
export const invite = async (
  tx: Tx,
  by: Caller,
  role: Role,
  input: NewStaffInput,
  proposedBy?: { id: string; name: string },
): Promise<UserRow> => {
  const email = normalEmail(input.email);
  const { countryCode, phone = null, language = by.actor.language } = input;
  const { firstName, lastName } = withSingleLines(input, ['firstName', 'lastName']);
  const id = await insertStaff(tx, { role, email, firstName, lastName, phone, countryCode, language });
  const user = id === undefined ? undefined : await findUser(tx, id);
  if (!user) throw emailTaken();
  await voidProofs(tx, user.id, 'CONFIRM_EMAIL');
  await mailInvitation(tx, user, proposedBy?.id ?? by.actor.id);
  await recordAudit(tx, by, 'CREATE', aboutUser({ id: user.id, email }), [
    { field: 'role', old: null, new: role },
    ...(proposedBy ? [{ field: 'proposedBy', old: null, new: proposedBy.name }] : []),
  ]);
  return user;
};

/** The same for a role that one Admin gives alone. @throws Problem email_taken. */
export const inviteStaff = (db: Pool, by: Caller, role: Role, input: NewStaffInput): Promise<UserRow> =>
  transaction(db, (tx) => invite(tx, by, role, input));

const auditInvitation = (tx: Tx, by: Caller, user: UserRow, done: string): Promise<void> =>
  recordAudit(tx, by, 'UPDATE', aboutUser(user), [{ field: 'invitation', old: null, new: done }]);

/**
 * Mails a new link, also after the invitation was withdrawn.
 * @throws Problem not_found, invalid_state when the account was taken up already.
 */
export const resendInvitation = (db: Pool, by: Caller, id: string): Promise<UserRow> =>
  transaction(db, async (tx) => {
    const user = await orNotFound(lockUser(tx, id));
    if (!wasNeverTakenUp(user)) throw problem('invalid_state');
    if (user.status === 'DISABLED') await saveState(tx, id, { status: 'PENDING' });
    await mailInvitation(tx, user, by.actor.id);
    await auditInvitation(tx, by, user, 'sent again');
    return (await findUser(tx, id)) ?? user;
  });

/**
 * Voids the mailed link and disables the account, which can be invited again.
 * @throws Problem not_found, invalid_state when the account was taken up already.
 */
export const withdrawInvitation = (db: Pool, by: Caller, id: string): Promise<UserRow> =>
  transaction(db, async (tx) => {
    const user = await orNotFound(lockUser(tx, id));
    if (user.status !== 'PENDING' || !wasNeverTakenUp(user)) throw problem('invalid_state');
    await voidProofs(tx, id, 'INVITE');
    await saveState(tx, id, { status: 'DISABLED' });
    await auditInvitation(tx, by, user, 'withdrawn');
    return (await findUser(tx, id)) ?? user;
  });
