import { randomToken, tokenHash } from '../../kernel/crypto/tokens.ts';
import { type Db, firstRow, newId } from '../../kernel/database/db.ts';

export const EMAIL_CHANGE_HOURS = 24;

/** Notes a wish for another address; an earlier one no longer counts. @returns a token to be mailed to each address. */
export const insertEmailChange = async (db: Db, userId: string, newEmail: string) => {
  const [toOld, toNew] = [randomToken(), randomToken()];
  await dropEmailChanges(db, userId);
  await db`insert into email_changes (id, user_id, new_email, old_token_hash, new_token_hash, expires_at)
    values (${newId('eml')}, ${userId}, ${newEmail}, ${tokenHash(toOld)}, ${tokenHash(toNew)},
      now() + ${`${EMAIL_CHANGE_HOURS} hours`}::interval)`;
  return { toOld, toNew };
};

export const dropEmailChanges = (db: Db, userId: string) =>
  db`update email_changes set used_at = now() where user_id = ${userId} and used_at is null`;

interface ConfirmedChange {
  id: string;
  userId: string;
  newEmail: string;
  isComplete: boolean;
}

/** Notes the yes of the address that the token was mailed to. */
export const confirmOneAddress = async (db: Db, token: string): Promise<ConfirmedChange | undefined> => {
  const hash = tokenHash(token);
  return firstRow(db<ConfirmedChange[]>`
    update email_changes set
      old_confirmed_at = case when old_token_hash = ${hash} then coalesce(old_confirmed_at, now()) else old_confirmed_at end,
      new_confirmed_at = case when new_token_hash = ${hash} then coalesce(new_confirmed_at, now()) else new_confirmed_at end
    where (old_token_hash = ${hash} or new_token_hash = ${hash}) and used_at is null and expires_at > now()
    returning id, user_id, new_email, old_confirmed_at is not null and new_confirmed_at is not null as is_complete`);
};

/** Gives the account its new address. @throws a unique violation when somebody else has it by now. */
export const saveEmail = (db: Db, userId: string, email: string) =>
  db`update users set email = ${email}, email_verified_at = now(), updated_at = now() where id = ${userId}`;
