import pg from 'pg';

/** There is no answer from the database, for now. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  readonly code: string;

  constructor(code: 'CONNECTION_CLOSED' | 'CONNECTION_SILENT' | 'POOL_BUSY', cause?: Error) {
    super(`The database does not answer${cause ? `: ${cause.message}` : ''}`, { cause });
    this.code = code;
  }
}

/** The library distinguishes these by their messages only. */
const codeOf = ({ message }: Error): ConstructorParameters<typeof DatabaseAway>[0] => {
  if (message === 'Query read timeout') return 'CONNECTION_SILENT';
  return message.startsWith('timeout exceeded') ? 'POOL_BUSY' : 'CONNECTION_CLOSED';
};

/** What failed in the library, as callers know it: what the database itself says, or that it is away. */
export const failureOf = (error: unknown): Error => {
  if (error instanceof pg.DatabaseError || error instanceof DatabaseAway) return error;
  return error instanceof Error
    ? new DatabaseAway(codeOf(error), error)
    : new DatabaseAway('CONNECTION_CLOSED');
};

/** The SQLSTATE of what the database said. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? (error.code ?? '') : undefined;

/** Tables changed since the statement was planned: on another connection it is planned anew. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery';

/** Whether the connection is of no more use after this failure of a statement. */
export const endsConnection = (error: unknown): boolean =>
  error instanceof DatabaseAway ||
  isStalePlan(error) ||
  (error instanceof pg.DatabaseError && error.severity === 'FATAL') ||
  sqlState(error)?.startsWith('57P') === true;
