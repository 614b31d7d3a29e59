import type { Db } from '../database/db.ts';
import type { Fragment } from '../database/sql.ts';

/** A file by its key, where it is attached to something, as JSON; null without one. */
export const attachedFile = (db: Db, fileKey: Fragment) => db`
  (select json_build_object('fileKey', f.file_key, 'fileName', f.file_name, 'mime', f.mime, 'size', f.size,
    'scanStatus', f.scan_status) from files f where f.file_key = ${fileKey})`;
