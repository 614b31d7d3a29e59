import type { Upload } from '@portal/contracts/kernel/files';
import { changesOne, type Db, firstRow, onlyRow, type Tx, valuesOf } from '../database/db.ts';

export interface UploadRecord extends Pick<Upload, 'fileName' | 'purpose' | 'size' | 'expiresAt'> {
  id: string;
  ownerId: string;
  /** Bytes that are there. */
  received: number;
  fileKey: string | null;
  isExpired: boolean;
}

const columns = (db: Db) =>
  db`id, owner_id, file_name, purpose, size::int, received::int, file_key, expires_at, expires_at <= now() as is_expired`;

export const addUpload = (
  tx: Tx,
  upload: Pick<UploadRecord, 'id' | 'ownerId' | 'fileName' | 'purpose' | 'size'>,
  hours: number,
): Promise<UploadRecord> =>
  onlyRow(tx<UploadRecord[]>`
    insert into uploads (id, owner_id, file_name, purpose, size, expires_at)
    values (${upload.id}, ${upload.ownerId}, ${upload.fileName}, ${upload.purpose}, ${upload.size}, now() + make_interval(hours => ${hours}))
    returning ${columns(tx)}`);

export const countOpenUploads = (db: Db, ownerId: string) =>
  onlyRow(db<{ n: number; bytes: number }[]>`
      select count(*)::int as n, coalesce(sum(size), 0)::float8 as bytes from uploads
      where owner_id = ${ownerId} and file_key is null and expires_at > now()`);

/** Begun for a purpose and not whole yet, oldest first. */
export const listOpenUploads = (db: Db, ownerId: string, purpose: string): Promise<UploadRecord[]> =>
  db<UploadRecord[]>`
    select ${columns(db)} from uploads
    where owner_id = ${ownerId} and purpose = ${purpose} and file_key is null and expires_at > now()
    order by created_at, id`;

export const findUpload = (db: Db, id: string, ownerId: string): Promise<UploadRecord | undefined> =>
  firstRow(db<UploadRecord[]>`select ${columns(db)} from uploads where id = ${id} and owner_id = ${ownerId}`);

/** Before the bytes of a piece are kept, so that they can be found whatever happens. @returns false once it is cancelled. */
export const announcePart = (
  db: Db,
  part: { id: string; uploadId: string; start: number },
): Promise<boolean> =>
  changesOne(db`insert into upload_parts (id, upload_id, start)
    select ${part.id}, id, ${part.start} from uploads where id = ${part.uploadId} for key share`);

/** Counts a piece that is kept. @returns undefined when the upload went on without it. */
export const countPart = async (
  tx: Tx,
  part: { id: string; uploadId: string; start: number; size: number },
): Promise<UploadRecord | undefined> => {
  const [upload] = await tx<UploadRecord[]>`
    update uploads set received = received + ${part.size}
    where id = ${part.uploadId} and received = ${part.start} and file_key is null
    returning ${columns(tx)}`;
  if (upload) await tx`update upload_parts set size = ${part.size} where id = ${part.id}`;
  return upload;
};

export const forgetPart = (db: Db, id: string) => db`delete from upload_parts where id = ${id}`;

/** Pieces in order; with `all` also those whose bytes may never have come. */
export const partsOf = (db: Db, uploadId: string, { all = false } = {}): Promise<string[]> =>
  valuesOf(db<{ id: string }[]>`
      select id from upload_parts where upload_id = ${uploadId} and (${all} or size is not null) order by start`);

/** One instance makes the file; one that died at it is not waited for longer than a minute. */
export const claimFinish = (db: Db, id: string): Promise<boolean> =>
  changesOne(db`update uploads set finishing_since = now()
      where id = ${id} and file_key is null and received = size
        and (finishing_since is null or finishing_since < now() - interval '1 minute')`);

export const releaseFinish = (db: Db, id: string) =>
  db`update uploads set finishing_since = null where id = ${id}`;

export const recordFinish = (tx: Tx, id: string, fileKey: string) =>
  tx`update uploads set file_key = ${fileKey}, finishing_since = null where id = ${id}`;

/** With its pieces' rows. */
export const removeUpload = (db: Db, id: string) => db`delete from uploads where id = ${id}`;

export const removeParts = (db: Db, uploadId: string) =>
  db`delete from upload_parts where upload_id = ${uploadId}`;

/** Uploads that nobody may go on with. */
export const expiredUploads = (db: Db, max: number): Promise<string[]> =>
  valuesOf(
    db<{ id: string }[]>`select id from uploads where expires_at <= now() order by expires_at limit ${max}`,
  );
