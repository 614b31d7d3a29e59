import { type Role, roleLabel } from '@portal/contracts';
import type { NewStaffInput, UserRow } from '@portal/contracts/users/calls';
import { recordAudit } from '../audit/record-audit.ts';
import { resetLink } from '../auth/mail-request.ts';
import { insertProof, proofMinutes } from '../auth/mailed-proof.db.ts';
import { normalEmail } from '../auth/sign-in.ts';
import { type Tx, transaction } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { withPlainLines } from '../http/plain-lines.ts';
import { problem } from '../http/problem.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { findUser, insertStaff, lockUser } from './users.db.ts';

/** Mails a link to choose a password with. */
export const mailInvitation = async (tx: Tx, key: Uint8Array, user: UserRow): Promise<void> => {
  const { token } = await insertProof(tx, key, user.id, 'INVITE');
  await enqueueMail(tx, {
    to: user.email,
    template: 'account-invited',
    language: user.language,
    data: {
      firstName: user.firstName,
      link: resetLink(tx.portal.publicUrl, user.email, token),
      hours: proofMinutes.INVITE / 60,
      role: roleLabel(user.role),
    },
  });
};

/**
 * Makes an account of a staff role and mails an invitation to choose a password: nobody ever sets
 * another's.
 * @throws Problem email_taken.
 */
export const inviteStaff = (
  { db, secrets }: Deps,
  by: Caller,
  role: Role,
  input: NewStaffInput,
): Promise<UserRow> =>
  transaction(db, async (tx) => {
    const email = normalEmail(input.email);
    const { countryCode, phone = null, language = by.actor.language } = input;
    const { firstName, lastName } = withPlainLines(input, ['firstName', 'lastName']);
    const id = await insertStaff(tx, { role, email, firstName, lastName, phone, countryCode, language });
    const user = id === undefined ? undefined : await findUser(tx, id);
    if (!user) throw problem('email_taken', { fields: [{ field: 'email', code: 'taken' }] });
    await mailInvitation(tx, secrets.codes, user);
    await recordAudit(tx, {
      by,
      process: 'USER',
      action: 'CREATE',
      entityType: 'user',
      entityId: user.id,
      entityLabel: email,
      changes: [{ field: 'role', old: null, new: role }],
    });
    return user;
  });

/** @throws Problem not_found, invalid_state when the account was taken up already. */
export const resendInvitation = ({ db, secrets }: Deps, by: Caller, id: string): Promise<UserRow> =>
  transaction(db, async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw problem('not_found');
    if (user.status !== 'PENDING') throw problem('invalid_state');
    await mailInvitation(tx, secrets.codes, user);
    await recordAudit(tx, {
      by,
      process: 'USER',
      action: 'UPDATE',
      entityType: 'user',
      entityId: id,
      entityLabel: user.email,
      changes: [{ field: 'invitation', old: null, new: 'sent again' }],
    });
    return user;
  });
