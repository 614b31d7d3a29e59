import { rowHash } from '../audit/chain.ts';
import type { KeyName } from '../config/secrets.ts';
import { sameText } from '../crypto/tokens.ts';
import { firstRow, onlyValue } from '../database/db.ts';
import type { Sql } from '../database/sql.ts';
import { type KeyEvidence, keyEvidence } from './ports.ts';

const exists = (db: Sql, table: string): Promise<boolean> =>
  onlyValue(db<{ found: boolean }[]>`select to_regclass(${table}) is not null as found`);

/** Whether anything was written that depends on keys. An empty database counts as none. */
export const holdsEntries = async (db: Sql): Promise<boolean> => {
  for (const table of ['key_checks', ...Object.values(evidence()).map((one) => one.table)]) {
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

export const insertKeyCheck = (db: Sql, name: string, check: KeyCheck) =>
  db`insert into key_checks (name, key_id, check_value) values (${name}, ${check.keyId}, ${check.checkValue})`;

const sealsLastEntry: KeyEvidence['fits'] = async (db, keys) => {
  const last = await firstRow(db<{ hash: string; seq: string; at: string; prevHash: string }[]>`
    select * from audit_log order by seq desc limit 1`);
  if (!last) return true;
  const { hash, ...row } = last;
  return keys.some((key) => sameText(rowHash(key, row), hash));
};

const evidence = (): Partial<Record<KeyName, KeyEvidence>> => ({
  audit: { table: 'audit_log', fits: sealsLastEntry },
  ...keyEvidence.call(),
});

/** Whether what is stored was made with one of the keys; true where nothing is stored that shows it. */
export const fitsWhatIsStored = async (
  db: Sql,
  name: KeyName,
  keys: readonly Uint8Array[],
): Promise<boolean> => {
  const found = evidence()[name];
  return !found || !(await exists(db, found.table)) || found.fits(db, keys);
};
