import type { Passkey } from '@portal/contracts/identity/second-factor';
import { changesOne, type Db, newId } from '../../kernel/database/db.ts';

const CHALLENGE_MINUTES = 5;

/** What a signature is checked against. */
export interface StoredPasskey {
  id: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

export const listPasskeys = async (db: Db, userId: string): Promise<Passkey[]> =>
  db<Passkey[]>`select id, name, created_at, last_used_at from passkeys
    where user_id = ${userId} order by created_at, id`;

export const findPasskeys = async (db: Db, userId: string): Promise<StoredPasskey[]> =>
  db<
    StoredPasskey[]
  >`select id, credential_id, public_key, counter::float8 as counter, transports from passkeys
    where user_id = ${userId} order by created_at, id`;

interface NewPasskeyRow extends Omit<StoredPasskey, 'id' | 'publicKey'> {
  userId: string;
  publicKey: Uint8Array;
  name: string;
}

/** @returns whether the credential was not known before. */
export const insertPasskey = (db: Db, row: NewPasskeyRow): Promise<boolean> =>
  changesOne(db`
    insert into passkeys ${db({ id: newId('key'), ...row, publicKey: Buffer.from(row.publicKey) })}
    on conflict (credential_id) do nothing`);

/** Notes a use. @returns whether the device's count went on: a copy of it would fall behind. */
export const notePasskeyUse = (db: Db, id: string, counter: number): Promise<boolean> =>
  changesOne(db`update passkeys set counter = ${counter}, last_used_at = now()
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`);

/** @returns whether the account had it. */
export const deletePasskey = (db: Db, userId: string, id: string): Promise<boolean> =>
  changesOne(db`delete from passkeys where user_id = ${userId} and id = ${id}`);

/** Who asked for a signature, and what for. */
export interface Asker {
  userId: string;
  purpose: 'REGISTER' | 'SIGN_IN' | 'CONFIRM';
  /** The session or the sign-in. */
  askedBy: string;
}

/** Remembers what is to be signed; what the same asker asked before no longer counts. */
export const insertPasskeyChallenge = async (db: Db, challenge: string, asker: Asker): Promise<void> => {
  const { userId, purpose, askedBy } = asker;
  await db`update passkey_challenges set used_at = now() where asked_by = ${askedBy} and used_at is null`;
  await db`insert into passkey_challenges (challenge, user_id, purpose, asked_by, expires_at)
    values (${challenge}, ${userId}, ${purpose}, ${askedBy}, now() + ${`${CHALLENGE_MINUTES} minutes`}::interval)`;
};

/** Takes the challenge that waits for this asker's signature. Of several at once one gets it. */
export const takePasskeyChallenge = async (
  db: Db,
  { userId, purpose, askedBy }: Asker,
): Promise<string | undefined> => {
  const [taken] = await db<{ challenge: string; isOpen: boolean }[]>`
    update passkey_challenges set used_at = now()
    where user_id = ${userId} and purpose = ${purpose} and asked_by = ${askedBy} and used_at is null
    returning challenge, expires_at > now() as is_open`;
  return taken?.isOpen ? taken.challenge : undefined;
};
