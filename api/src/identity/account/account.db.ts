import type { UserRow } from '@portal/contracts/identity/users';
import { type AuditProcess, about } from '../../kernel/audit/record-audit.ts';
import { changesOne, type Db, finds, firstRow, firstValue, newId } from '../../kernel/database/db.ts';

/** What signing in needs to know of an account. */
export interface Account
  extends Pick<
    UserRow,
    'id' | 'email' | 'firstName' | 'lastName' | 'role' | 'status' | 'language' | 'mfaEnabled'
  > {
  isChatAgent: boolean;
  passwordHash: string | null;
  passwordChangedAt: string | null;
  /** Whether a mail about a new device is wanted. */
  wantsSignInMail: boolean;
  /** The password no longer opens the account: somebody else may know it. */
  mustChangePassword: boolean;
}

const columns = (
  db: Db,
) => db`id, email, first_name, last_name, role, status, language, is_chat_agent, mfa_enabled,
  password_hash, password_changed_at, coalesce((notification_prefs->>'newSignIn')::boolean, true) as wants_sign_in_mail,
  password_due_since is not null as must_change_password`;

/** @param email in lower case. */
export const findAccountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  firstRow(db<Account[]>`select ${columns(db)} from users where email = ${email}`);

/** For a row of `users`: that its address was registered, by whomever, and never confirmed. */
const isUnconfirmed = (db: Db) =>
  db`users.role = 'FUND_BENEFICIARY_USER' and users.status = 'PENDING' and users.email_verified_at is null
    and users.password_hash is not null`;

/** Whether an address has an account; one that nobody confirmed is free. @param email in lower case. */
export const emailExists = (db: Db, email: string): Promise<boolean> =>
  finds(db`select 1 from users where email = ${email} and not (${isUnconfirmed(db)})`);

export interface NewAccount
  extends Pick<Account, 'email' | 'firstName' | 'lastName' | 'role' | 'mfaEnabled' | 'passwordHash'> {
  phone: string | null;
  countryCode: string | null;
  organisation: string | null;
  language: string;
  /** PostgreSQL's own word for its clock. */
  passwordChangedAt: 'now' | null;
}

/**
 * A new account whose address has still to be proven; a registration that nobody confirmed becomes it.
 * @returns its id, nothing when the address is taken.
 */
export const insertAccount = (db: Db, given: NewAccount): Promise<string | undefined> => {
  const account = { ...given, status: 'PENDING' };
  return firstValue(db<{ id: string }[]>`
    insert into users ${db({ id: newId('usr'), ...account })}
    on conflict (email) do update set ${db(account)}, updated_at = now(), row_version = users.row_version + 1
      where ${isUnconfirmed(db)}
    returning id`);
};

/** Takes its address from a registration that nobody confirmed, which is over with that. @returns its id, if there is one. */
export const releaseAddress = (db: Db, email: string): Promise<string | undefined> =>
  firstValue(db<{ id: string }[]>`
    update users set email = id || '@unconfirmed.invalid', status = 'DISABLED', password_hash = null,
      updated_at = now(), row_version = row_version + 1
    where email = ${email} and ${isUnconfirmed(db)} returning id`);

export const findAccount = (db: Db, id: string): Promise<Account | undefined> =>
  firstRow(db<Account[]>`select ${columns(db)} from users where id = ${id}`);

/** Stores a new password; the account's address is proven when `byMail`. */
export const savePassword = (db: Db, id: string, hash: string, byMail = false) =>
  db`update users set password_hash = ${hash}, password_changed_at = now(), password_due_since = null, updated_at = now(),
      email_verified_at = case when ${byMail} then coalesce(email_verified_at, now()) else email_verified_at end,
      status = case when ${byMail} and status = 'PENDING' then 'ACTIVE' else status end
    where id = ${id}`;

/** From now on the account may do nothing before it has a new password. */
export const requirePasswordChange = (db: Db, id: string) =>
  db`update users set password_due_since = coalesce(password_due_since, now()) where id = ${id}`;

type Compared = Pick<Account, 'id' | 'passwordChangedAt'>;

const isUnchanged = (db: Db, { id, passwordChangedAt }: Compared) =>
  db`id = ${id} and password_changed_at is not distinct from ${passwordChangedAt}`;

/** The same password under today's parameters, unless there is another one meanwhile. */
export const saveRehash = (db: Db, account: Compared, hash: string) =>
  db`update users set password_hash = ${hash} where ${isUnchanged(db, account)}`;

/** From here on who changes or disables the account waits, and then ends what was begun. @returns false after such a change. */
export const holdUnchanged = (tx: Db, account: Compared): Promise<boolean> =>
  changesOne(tx`
    select 1 from users where ${isUnchanged(tx, account)} and status = 'ACTIVE' for no key update`);

/** Notes that the address is proven. @returns whether it was new. */
export const confirmAddress = (db: Db, id: string): Promise<boolean> =>
  changesOne(db`update users set email_verified_at = now(), updated_at = now(),
      status = case when status = 'PENDING' then 'ACTIVE' else status end
    where id = ${id} and email_verified_at is null`);

export const noteLogin = (db: Db, id: string) => db`update users set last_login_at = now() where id = ${id}`;

/** An account as the log of changes names it. */
export const aboutUser = ({ id, email }: Pick<Account, 'id' | 'email'>, process: AuditProcess = 'USER') =>
  about(process, 'user', id, email);
