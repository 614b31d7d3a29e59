import type { DirectoryName } from '@portal/contracts/content/keys';
import { type Db, firstRow, newId, onlyRow, type Tx, valuesOf } from '../../kernel/database/db.ts';
import type { SeedContext } from '../../kernel/demo/seeder.ts';
import { type Directory, type Entry, writtenColumns } from './directory.ts';

type Columns = Pick<Directory<Entry, object>, 'schema' | 'more'>;

/** What is read of an entry. */
export const columnsOf = (db: Db, columns: Columns) =>
  db`${db(['id', ...writtenColumns(columns), 'updatedAt', 'rowVersion'])}${columns.more?.(db) ?? db``}`;

/** Entries in their order. */
export const findEntries = <R extends Entry, I extends object>(
  db: Db,
  directory: Directory<R, I>,
  drafts: boolean,
): Promise<R[]> => db<R[]>`
  select ${columnsOf(db, directory)} from ${db(directory.table)}
  where ${drafts} or is_published order by "order", id`;

export const findEntry = <R extends Entry, I extends object>(
  db: Db,
  directory: Directory<R, I>,
  id: string,
): Promise<R | undefined> =>
  firstRow(db<R[]>`
    select ${columnsOf(db, directory)} from ${db(directory.table)} where id = ${id}`);

export const lockEntry = (tx: Tx, table: DirectoryName, id: string) =>
  tx`select id from ${tx(table)} where id = ${id} for update`;

const values = (tx: Tx, columns: Columns, input: object) =>
  Object.fromEntries(
    writtenColumns(columns).map((field) => {
      const value: unknown = Reflect.get(input, field);
      // Came as JSON.
      return [field, typeof value === 'object' && value !== null ? tx.json(value) : value];
    }),
  );

export const insertEntry = async <R extends Entry, I extends object>(
  tx: Tx,
  directory: Directory<R, I>,
  input: I,
  updatedBy: string,
): Promise<R> => {
  const row = { id: newId(directory.prefix), ...values(tx, directory, input), updatedBy };
  return onlyRow(tx<R[]>`
    insert into ${tx(directory.table)} ${tx(row)} returning ${columnsOf(tx, directory)}`);
};

/** Puts in what a list starts with: public, and in this order. */
export const seedEntries = async <R extends Entry, I extends object>(
  tx: Tx,
  context: SeedContext,
  directory: Directory<R, I>,
  entries: readonly Omit<I, 'order' | 'isPublished'>[],
): Promise<void> => {
  for (const [i, entry] of entries.entries()) {
    const input = { ...entry, order: (i + 1) * 10, isPublished: true };
    const row = {
      id: context.id(directory.prefix),
      ...values(tx, directory, input),
      updatedAt: context.baseDate,
    };
    await tx`insert into ${tx(directory.table)} ${tx(row)}`;
  }
};

export const storeEntry = <R extends Entry, I extends object>(
  tx: Tx,
  directory: Directory<R, I>,
  id: string,
  input: object,
  updatedBy: string,
) => tx`
  update ${tx(directory.table)}
  set ${tx({ ...values(tx, directory, input), updatedBy })}, updated_at = now(), row_version = row_version + 1
  where id = ${id}`;

/** A draft was saved or dropped: whoever read the entry before has read something else. */
export const moveRowVersion = (tx: Tx, table: DirectoryName, id: string) =>
  tx`update ${tx(table)} set row_version = row_version + 1 where id = ${id}`;

export const removeEntry = (tx: Tx, table: DirectoryName, id: string) =>
  tx`delete from ${tx(table)} where id = ${id}`;

/**
 * Ids of a list in their order, locked so that two orders do not mix: always in one sequence, and read
 * once nobody else can move them.
 */
export const lockIds = async (tx: Tx, list: DirectoryName): Promise<string[]> => {
  await tx`select id from ${tx(list)} order by id for update`;
  return valuesOf(tx<{ id: string }[]>`select id from ${tx(list)} order by "order", id`);
};

/** Gives each id its place; what is there already keeps its row version. */
export const storeOrder = (tx: Tx, list: DirectoryName, ids: readonly string[]) => tx`
  update ${tx(list)} set "order" = places.place * 10, updated_at = now(), row_version = row_version + 1
  from unnest(${[...ids]}::text[]) with ordinality as places (id, place)
  where ${tx(list)}.id = places.id and "order" <> places.place * 10`;
