import type { EntryState } from '@portal/contracts/content/editing';
import type { DirectoryName } from '@portal/contracts/content/keys';
import type { TObject } from 'typebox';
import type { AuditProcess } from '../../kernel/audit/record-audit.ts';
import type { Db, Tx } from '../../kernel/database/db.ts';
import type { Fragment } from '../../kernel/database/sql.ts';

/** What every entry of a directory has. */
export interface Entry {
  id: string;
  order: number;
  isPublished: boolean;
  /** Set in every row; optional because some answers of the contract are older than it. */
  rowVersion?: number;
  /** For editors alone. */
  state?: EntryState;
}

/** A list that administrators write, order and publish: its table, and what distinguishes it from the others. */
export interface Directory<Row extends Entry, Input extends object> {
  table: DirectoryName;
  /** How new ids begin. */
  prefix: string;
  /** How the log files it, and what it calls an entry. */
  process: AuditProcess;
  entityType: string;
  labelOf: (row: Row) => string;
  /** The shape of what people write, a property for each column; objects and lists are kept as JSON. Drafts are checked by it again. */
  schema: TObject;
  /** The columns whose texts are written in every language. */
  texts: readonly (keyof Row & keyof Input & string)[];
  /** Columns that are read besides, with a comma before each. */
  more?: (db: Db) => Fragment;
  /** What the schema cannot know. @throws Problem invalid_request. */
  check?: (tx: Tx, input: Input) => Promise<unknown>;
}

/** The columns that people write. */
export const writtenColumns = ({ schema }: { schema: TObject }): string[] => Object.keys(schema.properties);
