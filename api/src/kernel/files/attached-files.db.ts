import type { Db } from '../database/db.ts';

/** A file where it is attached to a row of the table, as JSON; null without one. The table's own name or alias comes first. */
export const attachedFile = (db: Db, table: string) => db`
  (select json_build_object('fileKey', f.file_key, 'fileName', f.file_name, 'mime', f.mime, 'size', f.size,
    'scanStatus', f.scan_status) from files f where f.file_key = ${db(table)}.file_key)`;
