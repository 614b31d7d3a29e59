import postgres from 'postgres';

/** Timestamps travel as ISO strings with microseconds; a JS Date would cut them to milliseconds. */
export type WireTypes = { timestamptz: string; date: string };

/** The library's own way to make statements. */
export type Driver = postgres.Sql<WireTypes>;

/** Hears of a channel and what was told on it. */
export type Notify = (channel: string, payload: string) => void;

/** What a statement may take on the server, in milliseconds. */
export const STATEMENT_MS = 5000;

/** The connection's time zone is UTC: it writes `2026-01-31 10:00:00.5+00`. */
const asIso = (text: string): string =>
  text.endsWith('+00')
    ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z`
    : `${text.slice(0, 10)}T${text.slice(11).replace(/\+00:00$/, '')}Z`;

const asText = (value: string | Date): string => (value instanceof Date ? value.toISOString() : value);

/** A postgres:// address, or the directory and port of a unix socket. */
export type Address = string | { socketDirectory: string; port: number; database: string; user: string };

const settings = {
  max: 1,
  idle_timeout: 0,
  max_lifetime: null,
  connect_timeout: 5,
  onnotice: () => {},
  transform: {
    undefined: null,
    // Columns only: the keys inside jsonb belong to whoever stored them.
    column: { from: postgres.toCamel, to: postgres.fromCamel },
  },
  types: {
    timestamptz: {
      to: 1184,
      from: [1184],
      serialize: (value: string) => asText(value),
      parse: asIso,
    },
    date: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (value: string) => value },
  },
  connection: {
    application_name: 'portal-api',
    TimeZone: 'UTC',
    // Each statement is planned once for any values: planning anew took as long as answering, see docs/adr/0013.
    plan_cache_mode: 'force_generic_plan',
    statement_timeout: STATEMENT_MS,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 15_000,
  },
};

/** Makes statements for an address; it connects only if one of them is sent by its own handler. */
export const makeDriver = (address: Address): Driver =>
  typeof address === 'string'
    ? postgres(address, settings)
    : postgres({
        ...settings,
        host: address.socketDirectory,
        port: address.port,
        database: address.database,
        username: address.user,
      });

/** Options as the library reads them, with what its types leave out. */
interface Parsed {
  shared: { typeArrayMap: Record<number, number> };
}

/** The same driver for one connection, with settings that stay those of the other. */
export const oneConnectionOf = (driver: Driver, onclose: () => void, onnotify?: Notify): Driver => {
  // Of array types one connection tells all: nobody hears when a look-up of the library fails.
  const { shared } = driver.options as unknown as Parsed;
  const fetch_types = Object.keys(shared.typeArrayMap).length === 0;
  const options = Object.assign(Object.create(driver.options), {
    onclose,
    onnotify,
    fetch_types,
    no_subscribe: true,
  });
  return postgres(options) as Driver; // the library's own parsed form, which its types do not take back
};
