import type { KeyName } from '../config/secrets.ts';
import type { Sql } from '../database/sql.ts';
import { port } from '../ports/port.ts';

export interface KeyEvidence {
  table: string;
  /** Whether what the table holds was made with one of the keys. */
  fits: (db: Sql, keys: readonly Uint8Array[]) => Promise<boolean>;
}

/** What domains store that shows by which keys it was made. */
export const keyEvidence = port<[], Partial<Record<KeyName, KeyEvidence>>>('keyEvidence');
