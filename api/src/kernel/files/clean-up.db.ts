import { changesOne, type Db, finds, onlyRow, type Tx, valuesOf } from '../database/db.ts';
import { sqlState } from '../database/failures.ts';
import { everyUse } from './files.db.ts';

/** The next files in the order of their keys, with those among them that belong to nothing. */
export interface FileChunk {
  loose: string[];
  /** The last key that was looked at; null at the end. */
  last: string | null;
}

/**
 * Looks at the next so many files, so that a statement is short however many there are. Loose is what
 * nothing has referred to for so long. What a table elsewhere refers to is kept from removal by its
 * foreign key, also when it is not named here.
 */
export const nextLooseFiles = (db: Db, hours: number, after: string, max: number): Promise<FileChunk> =>
  onlyRow(db<FileChunk[]>`
    with chunk as (
      select file_key, created_at from files where file_key > ${after} order by file_key limit ${max}
    ), loose as (
      select f.file_key from chunk f
      where f.created_at < now() - make_interval(hours => ${hours})
        and ${everyUse(db, 'unused')}
        and not exists (select 1 from public_files p where p.file_key = f.file_key)
    )
    select coalesce((select array_agg(file_key) from loose), '{}') as loose, (select max(file_key) from chunk) as last`);

const FOREIGN_KEY = '23503';

/** @returns false when something refers to it after all: the foreign key saw what was attached meanwhile. */
const isRemoved = (removal: PromiseLike<{ readonly count: number }>): Promise<boolean> =>
  changesOne(removal).catch((error: unknown) => {
    if (sqlState(error) === FOREIGN_KEY) return false;
    throw error;
  });

export const removeLooseFile = (db: Db, fileKey: string): Promise<boolean> =>
  isRemoved(db`delete from files where file_key = ${fileKey}`);

/** Pictures whose original nobody has any more. */
export const removeParentlessVariants = async (db: Db): Promise<number> =>
  (
    await db`delete from image_variants v where not exists (select 1 from files f where f.sha256 = v.of_sha256)`
  ).count;

/** Contents that no file and no variant has, and that nobody is about to keep. */
export const unusedContents = (db: Db, hours: number, max: number): Promise<string[]> =>
  valuesOf(db<{ sha256: string }[]>`
      select sha256 from file_contents c
      where touched_at < now() - make_interval(hours => ${hours})
        and not exists (select 1 from files f where f.sha256 = c.sha256)
        and not exists (select 1 from image_variants v where v.sha256 = c.sha256)
      order by touched_at limit ${max}`);

/**
 * Takes the row of an unused content away. Whoever keeps the same bytes at this moment waits for the
 * transaction and then keeps them anew. @returns false when it is used by now.
 */
export const removeUnusedContent = async (tx: Tx, sha256: string, hours: number): Promise<boolean> => {
  const isUnused = await finds(tx`
    select 1 from file_contents where sha256 = ${sha256} and touched_at < now() - make_interval(hours => ${hours})
    for update`);
  if (!isUnused) return false;
  return isRemoved(tx.savepoint(async (inner) => inner`delete from file_contents where sha256 = ${sha256}`));
};

/** Contents that should be in the store, after a place in their order. */
export const contentsAfter = (db: Db, after: string, max: number) =>
  db<{ sha256: string; isMissing: boolean }[]>`
    select sha256, missing_since is not null as is_missing from file_contents c
    where sha256 > ${after} and (
      exists (select 1 from files f where f.sha256 = c.sha256 and f.scan_status <> 'INFECTED')
      or exists (select 1 from image_variants v where v.sha256 = c.sha256))
    order by sha256 limit ${max}`;

export const noteMissing = (db: Db, sha256: string, isMissing: boolean) =>
  db`update file_contents set missing_since = ${isMissing ? db`coalesce(missing_since, now())` : null}
    where sha256 = ${sha256}`;

/** Names of the files that have a content, for a report. */
export const filesOfContent = (db: Db, sha256: string): Promise<string[]> =>
  valuesOf(db<{ fileKey: string }[]>`select file_key from files where sha256 = ${sha256} limit 20`);
