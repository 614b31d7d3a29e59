import pg from 'pg';

/** A postgres:// address, or the directory and port of a unix socket. */
export type Address = string | { socketDirectory: string; port: number; database: string; user: string };

/** What a statement may take on the server, in milliseconds. */
const STATEMENT_MS = 5000;

/** What each connection of ours says when it begins. */
export const serverSettings: Record<string, string | number> = {
  TimeZone: 'UTC',
  // Each statement is planned once for any values: planning anew took as long as answering, see docs/adr/0013.
  plan_cache_mode: 'force_generic_plan',
  // A cursor is read to its end, see read-snapshot.ts.
  cursor_tuple_fraction: 1,
  // A query whose asker is gone ends.
  client_connection_check_interval: 1000,
  statement_timeout: STATEMENT_MS,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 15_000,
};

/** The connection's time zone is UTC: it writes `2026-01-31 10:00:00.5+00`; a Date would cut it to milliseconds. */
const asIso = (text: string): string =>
  text.endsWith('+00')
    ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z`
    : `${text.slice(0, 10)}T${text.slice(11).replace(/\+00:00$/, '')}Z`;

const texts = (text: string): string[] => pg.types.getTypeParser(LISTS_OF_TEXTS)(text);
const LISTS_OF_TEXTS: number = 1009; // the library's types do not name it

const { DATE, TIMESTAMPTZ } = pg.types.builtins;
/** By the number of a type, where the library's own way would lose something. */
const parsers = new Map<number, (text: string) => unknown>([
  [TIMESTAMPTZ, asIso],
  [DATE, String],
  [1182, texts], // days
  [1231, texts], // amounts
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => parsers.get(type) ?? pg.types.getTypeParser(type, format),
};

/** How the library connects to an address, with these settings of the server. */
export const connectTo = (
  address: Address,
  settings: Record<string, string | number> = serverSettings,
): pg.ClientConfig => ({
  ...(typeof address === 'string'
    ? // As libpq has it: `sslmode=require` encrypts, `verify-full` also looks whose certificate it is.
      { connectionString: /[?&]sslmode=/.test(address) ? `${address}&uselibpqcompat=true` : address }
    : { ...address, host: address.socketDirectory }),
  application_name: 'portal-api',
  options: Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
  types,
});
