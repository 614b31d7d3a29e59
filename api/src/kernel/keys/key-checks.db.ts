import { rowHash } from '../audit/chain.ts';
import { sameText } from '../crypto/tokens.ts';
import { firstRow, onlyValue } from '../database/first-row.ts';
import type { Sql } from '../database/sql.ts';
import { keyId } from './key-id.ts';

const exists = (db: Sql, table: string): Promise<boolean> =>
  onlyValue(db<{ found: boolean }[]>`select to_regclass(${table}) is not null as found`);

/** Whether anything was written that depends on keys. An empty database counts as none. */
export const holdsEntries = async (db: Sql): Promise<boolean> => {
  for (const table of ['key_checks', 'audit_log', 'users']) {
    if ((await exists(db, table)) && (await db`select 1 from ${db(table)} limit 1`).length > 0) return true;
  }
  return false;
};

/** The key that was used last under a name. */
export interface KeyCheck {
  keyId: string;
  checkValue: string;
}

export const findKeyCheck = async (db: Sql, name: string): Promise<KeyCheck | undefined> => {
  if (!(await exists(db, 'key_checks'))) return undefined;
  return firstRow(db<KeyCheck[]>`
    select key_id, check_value from key_checks where name = ${name} order by id desc limit 1`);
};

export const insertKeyCheck = async (db: Sql, name: string, check: KeyCheck): Promise<void> => {
  await db`insert into key_checks (name, key_id, check_value) values (${name}, ${check.keyId}, ${check.checkValue})`;
};

type Fits = (db: Sql, keys: readonly Uint8Array[]) => Promise<boolean>;

const sealsLastEntry: Fits = async (db, keys) => {
  const [last] = await db<{ hash: string; seq: string; at: string; prevHash: string }[]>`
    select * from audit_log order by seq desc limit 1`;
  if (!last) return true;
  const { hash, ...row } = last;
  return keys.some((key) => sameText(rowHash(key, row), hash));
};

const isAmong = (ids: readonly string[], keys: readonly Uint8Array[]): boolean =>
  ids.length === 0 || keys.some((key) => ids.includes(keyId(key)));

const opensPasswords: Fits = async (db, keys) => {
  const rows = await db<{ id: string }[]>`
    select distinct substr(split_part(password_hash, '$', 1), 2) as id from users where password_hash like 'p%'`;
  return isAmong(
    rows.map(({ id }) => id),
    keys,
  );
};

const opensSeeds: Fits = async (db, keys) => {
  const rows = await db<{ id: string }[]>`select distinct key_id as id from authenticators`;
  return isAmong(
    rows.map(({ id }) => id),
    keys,
  );
};

const evidence: Record<string, { table: string; fits: Fits }> = {
  audit: { table: 'audit_log', fits: sealsLastEntry },
  pepper: { table: 'users', fits: opensPasswords },
  factors: { table: 'authenticators', fits: opensSeeds },
};

/** Whether what is stored was made with one of the keys; true where nothing tells. */
export const fitsWhatIsStored = async (
  db: Sql,
  name: string,
  keys: readonly Uint8Array[],
): Promise<boolean> => {
  const found = evidence[name];
  return !found || !(await exists(db, found.table)) || found.fits(db, keys);
};
