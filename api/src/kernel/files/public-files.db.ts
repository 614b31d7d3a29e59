import type { PublicFile } from '@portal/contracts/kernel/files';
import { changesOne, type Db, onlyRow, type Tx } from '../database/db.ts';

export type PublicFileRecord = Omit<PublicFile, 'address'>;

const columns = (db: Db) => db`p.name, f.file_name, f.mime, f.size::int, p.published_at`;

/** Every published file, newest first. */
export const listPublicFiles = (db: Db): Promise<PublicFileRecord[]> => db<PublicFileRecord[]>`
  select ${columns(db)} from public_files p join files f using (file_key)
  where f.scan_status = 'CLEAN' order by p.published_at desc, p.name limit 1000`;

export const addPublicFile = async (
  tx: Tx,
  name: string,
  fileKey: string,
  by: string,
): Promise<{ file: PublicFileRecord; isNew: boolean }> => {
  const isNew = await changesOne(tx`
    insert into public_files (name, file_key, published_by) values (${name}, ${fileKey}, ${by})
    on conflict (name) do nothing`);
  const file = await onlyRow(tx<PublicFileRecord[]>`
    select ${columns(tx)} from public_files p join files f using (file_key) where p.name = ${name}`);
  return { file, isNew };
};

/** Whether it is there; from here on a save that names it waits, then finds that it is gone. */
export const lockPublicFile = (tx: Tx, name: string): Promise<boolean> =>
  changesOne(tx`select from public_files where name = ${name} for update`);

export const removePublicFile = (tx: Tx, name: string) => tx`delete from public_files where name = ${name}`;
