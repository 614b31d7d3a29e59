import type { EncryptedSecret } from '../../kernel/crypto/encrypt-secret.ts';
import { changesOne, type Db, firstRow } from '../../kernel/database/db.ts';

/** How long a seed waits for its first code. */
const ENROL_MINUTES = 15;

/** A seed as it is stored. */
interface Authenticator extends EncryptedSecret {
  /** Seconds since 1970, by the clock of the database. */
  now: number;
}

/** Stores a seed that is not in use yet. @returns whether there was no confirmed one in its place. */
export const insertPending = (db: Db, userId: string, { bytes, keyId }: EncryptedSecret): Promise<boolean> =>
  changesOne(db`
    insert into authenticators (user_id, seed, key_id) values (${userId}, ${bytes}, ${keyId})
    on conflict (user_id) do update set seed = excluded.seed, key_id = excluded.key_id, created_at = now(), last_step = 0
      where authenticators.confirmed_at is null`);

/** The seed that waits for its first code. */
export const findPending = (db: Db, userId: string): Promise<Authenticator | undefined> =>
  firstRow(db<Authenticator[]>`
    select seed as bytes, key_id, extract(epoch from now())::float8 as now from authenticators
    where user_id = ${userId} and confirmed_at is null
      and created_at > now() - ${`${ENROL_MINUTES} minutes`}::interval`);

export const findAuthenticator = (db: Db, userId: string): Promise<Authenticator | undefined> =>
  firstRow(db<Authenticator[]>`
    select seed as bytes, key_id, extract(epoch from now())::float8 as now from authenticators
    where user_id = ${userId} and confirmed_at is not null`);

/** Puts the app to use. Of several at once one succeeds. */
export const confirmPending = (db: Db, userId: string, step: number): Promise<boolean> =>
  changesOne(db`update authenticators set confirmed_at = now(), last_step = ${step}
    where user_id = ${userId} and confirmed_at is null`);

/** Uses up a time step: each once, and none before one that was used. */
export const takeStep = (db: Db, userId: string, step: number): Promise<boolean> =>
  changesOne(db`update authenticators set last_step = ${step}
    where user_id = ${userId} and confirmed_at is not null and last_step < ${step}`);

/** The same seed under today's key. */
export const saveEncryptedSecret = (db: Db, userId: string, { bytes, keyId }: EncryptedSecret) =>
  db`update authenticators set seed = ${bytes}, key_id = ${keyId} where user_id = ${userId}`;

/** @returns whether there was a confirmed one. */
export const deleteAuthenticator = async (db: Db, userId: string): Promise<boolean> => {
  const gone = await db`delete from authenticators where user_id = ${userId} returning confirmed_at`;
  return gone.some(({ confirmedAt }) => confirmedAt !== null);
};
