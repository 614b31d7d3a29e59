import { type Pool, transaction } from '../../src/kernel/database/db.ts';

/** Assignments that make a value of a column another one, and that its table lets through. */
export const other = (column: string) => `${column} = coalesce(${column}, '') || 'x'`;
export const oneOf = (column: string, first: string, second: string) =>
  `${column} = case ${column} when '${first}' then '${second}' else '${first}' end`;

/** The columns that every chain has. */
export const chainFlips: Record<string, string> = {
  seq: 'seq = seq + 100000',
  id: other('id'),
  at: `at = at + interval '1 microsecond'`,
  prev_hash: `prev_hash = reverse(prev_hash) || '0'`,
  hash: `hash = translate(hash, '0123456789abcdef', '123456789abcdef0')`,
};

/** What somebody who owns the tables could do. */
export const behindTheTrigger = (db: Pool, ...statements: string[]): Promise<void> =>
  transaction(db, async (tx) => {
    await tx`set local session_replication_role = replica`;
    for (const statement of statements) await tx.unsafe(statement);
  });

/** The columns of a table, by their names. */
export const columnsOf = async (db: Pool, table: string): Promise<string[]> => {
  const found = await db<{ name: string }[]>`
    select column_name as name from information_schema.columns where table_name = ${table}`;
  return found.map(({ name }) => name).toSorted();
};
