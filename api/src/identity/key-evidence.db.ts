import { keyId } from '../kernel/crypto/key-id.ts';
import type { Sql } from '../kernel/database/sql.ts';

const isAmong = (rows: readonly { id: string }[], keys: readonly Uint8Array[]): boolean =>
  rows.length === 0 || keys.some((key) => rows.some(({ id }) => id === keyId(key)));

/** Passwords and seeds of authenticators name the key that they were made with. */
export const keyEvidence = {
  pepper: {
    table: 'users',
    fits: async (db: Sql, keys: readonly Uint8Array[]): Promise<boolean> =>
      isAmong(
        await db<{ id: string }[]>`
          select distinct substr(split_part(password_hash, '$', 1), 2) as id from users where password_hash like 'p%'`,
        keys,
      ),
  },
  factors: {
    table: 'authenticators',
    fits: async (db: Sql, keys: readonly Uint8Array[]): Promise<boolean> =>
      isAmong(await db<{ id: string }[]>`select distinct key_id as id from authenticators`, keys),
  },
};
