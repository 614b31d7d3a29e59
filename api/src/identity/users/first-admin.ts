import { SUPER } from '@portal/contracts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Tx, transaction } from '../../kernel/database/db.ts';
import type { Deps } from '../../kernel/deps.ts';
import { aboutUser } from '../account/account.db.ts';
import { mailInvitation } from './invite-staff.ts';
import { findUser, insertStaff } from './users.db.ts';

const inviteFirst = async (tx: Tx, email: string): Promise<boolean> => {
  // Two instances that start together must not invite twice.
  await tx`select pg_advisory_xact_lock(727277)`;
  const admins = await tx`select 1 from users where role = ${SUPER}`;
  if (admins.length > 0) return false;
  const person = {
    role: SUPER,
    email,
    firstName: 'First',
    lastName: 'Administrator',
    phone: null,
    countryCode: null,
    language: 'en',
  };
  const id = await insertStaff(tx, person);
  const user = id === undefined ? undefined : await findUser(tx, id);
  if (!user) return false;
  await mailInvitation(tx, user, null);
  await recordAudit(tx, 'system', 'CREATE', aboutUser({ id: user.id, email }), [
    { field: 'role', old: null, new: SUPER },
  ]);
  return true;
};

/** A portal without examples has no accounts: `ADMIN_EMAIL` is invited as long as there is no Admin. */
export const inviteFirstAdmin = async ({ db, config, log }: Deps): Promise<void> => {
  const { adminEmail } = config;
  if (config.demo) return;
  if (config.smtpUrl === undefined) log.warn('SMTP_URL is not set: mails stay in the outbox');
  if (adminEmail === undefined) {
    const admins = await db`select 1 from users where role = ${SUPER} limit 1`;
    if (admins.length === 0)
      log.warn('There is no administrator yet: set ADMIN_EMAIL to invite the first one');
    return;
  }
  const isInvited = await transaction(db, (tx) => inviteFirst(tx, adminEmail.toLowerCase()));
  if (isInvited) log.info('the first administrator was invited');
};
