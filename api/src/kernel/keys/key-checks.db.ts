import { firstRow, onlyValue } from '../database/db.ts';
import type { Sql } from '../database/sql.ts';

/** The key that was used last under a name. */
export interface KeyCheck {
  keyId: string;
  checkValue: string;
}

/** Undefined also in a database that has no tables yet. */
export const findKeyCheck = async (db: Sql, name: string): Promise<KeyCheck | undefined> => {
  if (!(await onlyValue(db<{ found: boolean }[]>`select to_regclass('key_checks') is not null as found`)))
    return undefined;
  return firstRow(db<KeyCheck[]>`
    select key_id, check_value from key_checks where name = ${name} order by id desc limit 1`);
};

export const insertKeyCheck = (db: Sql, name: string, check: KeyCheck) =>
  db`insert into key_checks (name, key_id, check_value) values (${name}, ${check.keyId}, ${check.checkValue})`;
