import { changesOne, type Db, newId, onlyValue } from '../../kernel/database/db.ts';

/** Stores a set of codes in place of the one before. */
export const replaceCodes = async (db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> => {
  await deleteCodes(db, userId);
  const rows = hashes.map((codeHash) => ({ id: newId('rec'), userId, codeHash }));
  await db`insert into recovery_codes ${db(rows)}`;
};

export const deleteCodes = (db: Db, userId: string) =>
  db`delete from recovery_codes where user_id = ${userId}`;

/** Uses a code up; of several at once one succeeds. */
export const takeCode = (db: Db, userId: string, hash: Buffer): Promise<boolean> =>
  changesOne(db`update recovery_codes set used_at = now()
    where user_id = ${userId} and code_hash = ${hash} and used_at is null`);

/** How many codes are left. */
export const countCodes = (db: Db, userId: string): Promise<number> =>
  onlyValue(db<{ n: number }[]>`
    select count(*)::int as n from recovery_codes where user_id = ${userId} and used_at is null`);
