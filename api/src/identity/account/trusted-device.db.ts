import { randomToken, tokenHash } from '../../kernel/crypto/tokens.ts';
import { type Db, finds, newId } from '../../kernel/database/db.ts';

export const TRUST_DAYS = 30;

/** Trusts the browser that gets this token. */
export const insertTrustedDevice = async (db: Db, userId: string): Promise<string> => {
  const token = randomToken();
  await db`insert into trusted_devices (id, user_id, token_hash, expires_at)
    values (${newId('dev')}, ${userId}, ${tokenHash(token)}, now() + ${`${TRUST_DAYS} days`}::interval)`;
  return token;
};

export const isTrustedDevice = (db: Db, userId: string, token: string): Promise<boolean> =>
  finds(db`select 1 from trusted_devices
    where user_id = ${userId} and token_hash = ${tokenHash(token)} and expires_at > now()`);

/** Every browser of the account needs the second step again. */
export const forgetTrustedDevices = (db: Db, userId: string) =>
  db`delete from trusted_devices where user_id = ${userId}`;
