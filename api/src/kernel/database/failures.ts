import postgres from 'postgres';

/** There is no answer from the database; what `code` says is understood where errors become answers. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  readonly code: 'POOL_BUSY' | 'CONNECTION_CLOSED' | 'CONNECTION_ENDED' | 'CONNECTION_SILENT';

  constructor(code: DatabaseAway['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export const poolBusy = (milliseconds: number): DatabaseAway =>
  new DatabaseAway('POOL_BUSY', `No database connection was free within ${milliseconds} ms`);

export const connectionClosed = (): DatabaseAway =>
  new DatabaseAway('CONNECTION_CLOSED', 'The database closed the connection');

export const poolEnded = (): DatabaseAway =>
  new DatabaseAway('CONNECTION_ENDED', 'The connections to the database were ended');

export const connectionSilent = (milliseconds: number): DatabaseAway =>
  new DatabaseAway('CONNECTION_SILENT', `The database said nothing for ${milliseconds} ms`);

const fatal = new Set(['FATAL', 'PANIC']);

/** Whether the connection is of no more use after this error of a statement. */
export const endsConnection = (error: unknown): boolean =>
  error instanceof postgres.PostgresError
    ? fatal.has(error.severity_local) || error.code.startsWith('57P')
    : error instanceof Error &&
      'code' in error &&
      error.code !== '57014' &&
      error.code !== 'COPY_IN_PROGRESS';
