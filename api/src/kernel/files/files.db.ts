import type { StoredFile } from '@portal/contracts/kernel/files';
import type { FileKind } from '@portal/contracts/rules/files';
import { about } from '../audit/record-audit.ts';
import { type Db, firstRow, onlyRow, type Tx } from '../database/db.ts';
import type { Fragment } from '../database/sql.ts';
import { fileUses } from './ports.ts';

export interface FileRecord extends StoredFile {
  /** Null: put there by the portal itself, or attached to a chat. */
  ownerId: string | null;
  kind: FileKind;
}

const columns = (db: Db) =>
  db`file_key, owner_id, file_name, kind, mime, size::int, sha256, scan_status, was_scanned, created_at`;

export const addFile = (tx: Tx, file: Omit<FileRecord, 'createdAt'>): Promise<FileRecord> =>
  onlyRow(tx<FileRecord[]>`
    insert into files ${tx(file, 'fileKey', 'ownerId', 'fileName', 'kind', 'mime', 'size', 'sha256', 'scanStatus', 'wasScanned')}
    returning ${columns(tx)}`);

export const findFile = (db: Db, fileKey: string): Promise<FileRecord | undefined> =>
  firstRow(db<FileRecord[]>`select ${columns(db)} from files where file_key = ${fileKey}`);

export const findPublicFile = (db: Db, name: string): Promise<FileRecord | undefined> =>
  firstRow(db<FileRecord[]>`
      select ${columns(db)} from files
      where scan_status = 'CLEAN' and file_key = (select p.file_key from public_files p where p.name = ${name})`);

export const publishFile = (tx: Tx, name: string, fileKey: string) =>
  tx`insert into public_files (name, file_key) values (${name}, ${fileKey})
    on conflict (name) do update set file_key = excluded.file_key, published_at = now()`;

/** Says that these bytes are about to be kept; clean-up leaves them alone for a day. */
export const touchContent = (db: Db, sha256: string) =>
  db`insert into file_contents (sha256) values (${sha256})
    on conflict (sha256) do update set touched_at = now()`;

/** A condition on a file `f` that holds for every domain that refers to files. */
export const everyUse = (db: Db, condition: 'unused' | 'unsent'): Fragment =>
  fileUses
    .call()
    .reduce<Fragment>((all, { [condition]: one }) => (one ? db`${all} and ${one(db)}` : all), db`true`);

/** What a person uploaded and has neither sent with an application or message nor published. */
export const looseFilesOf = (db: Db, ownerId: string) =>
  onlyRow(db<{ files: number; bytes: number }[]>`
    select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes from files f
    where owner_id = ${ownerId} and not exists (select 1 from public_files p where p.file_key = f.file_key)
      and ${everyUse(db, 'unsent')}`);

/** One upload of a person is counted at a time, so that two at once cannot both slip under the limit. */
export const lockUploadsOf = (tx: Tx, ownerId: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 727280))`;

/** A file as the log of changes names it. */
export const aboutFile = ({ fileKey, fileName }: Pick<FileRecord, 'fileKey' | 'fileName'>) =>
  about('FILE', 'file', fileKey, fileName);

/** A file by its key, where it is attached to something, as JSON; null without one. */
export const attachedFile = (db: Db, fileKey: Fragment) => db`
  (select json_build_object('fileKey', f.file_key, 'fileName', f.file_name, 'mime', f.mime, 'size', f.size,
    'scanStatus', f.scan_status) from files f where f.file_key = ${fileKey})`;
