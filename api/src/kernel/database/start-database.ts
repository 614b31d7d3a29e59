import type { Config } from '../config/config.ts';
import type { Address } from './connect.ts';
import { onlyValue, openSql, withPool } from './db.ts';
import type { Sql } from './sql.ts';
import { type EmbeddedServer, startEmbeddedServer } from './supervisor/embedded-server.ts';

/** Where the database is, and how to leave it. */
export interface StartedDatabase {
  /** As the application signs in. */
  address: Address;
  /** As the owner of the tables signs in, for migrations. */
  ownerAddress: Address;
  /** The application's role; absent when it owns the tables itself. */
  role?: string;
  stop(): Promise<void>;
}

const DATABASE = 'portal';
/** What the application signs in as with the embedded server: no owner of anything. */
export const APP_ROLE = 'portal_app';

const openServer = ({ socketDirectory, port, user }: EmbeddedServer) =>
  openSql({ socketDirectory, port, user, database: 'postgres' });

/** Two starts at once are one too many: the second finds the role. */
export const createAppRole = async (sql: Sql): Promise<void> => {
  await sql.unsafe(`do $$ begin
    if not exists (select 1 from pg_roles where rolname = '${APP_ROLE}') then create role ${APP_ROLE} login; end if;
  exception when duplicate_object or unique_violation then null; end $$`);
};

const createDatabase = (server: EmbeddedServer): Promise<void> =>
  withPool(openServer(server), async (sql) => {
    await createAppRole(sql);
    const known = await sql`select 1 from pg_database where datname = ${DATABASE}`;
    if (known.length === 0) await sql`create database ${sql(DATABASE)}`;
  });

/** Another process may share the directory: only the last one stops the server. */
const stopUnlessShared = async (server: EmbeddedServer): Promise<void> => {
  const others = await withPool(openServer(server), (sql) =>
    onlyValue(sql<{ n: number }[]>`
      select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`),
  ).catch(() => 0); // a server that does not answer serves nobody
  if (others === 0) await server.stop();
  else server.release();
};

const roleOf = (address: string): Promise<string> =>
  withPool(openSql(address), (sql) => onlyValue(sql<{ role: string }[]>`select current_user as role`));

const given = async (address: string, owner: string | undefined): Promise<StartedDatabase> => ({
  address,
  ownerAddress: owner ?? address,
  ...(owner === undefined ? {} : { role: await roleOf(address) }),
  stop: async () => {},
});

/** The server of `DATABASE_URL`, or the embedded one of the data directory. */
export const startDatabase = async (config: Config): Promise<StartedDatabase> => {
  if (config.databaseUrl !== undefined) return given(config.databaseUrl, config.databaseOwnerUrl);
  const server = await startEmbeddedServer({ dataDirectory: config.dataDirectory });
  await createDatabase(server);
  const { socketDirectory, port, user } = server;
  const place = { socketDirectory, port, database: DATABASE };
  return {
    address: { ...place, user: APP_ROLE },
    ownerAddress: { ...place, user },
    role: APP_ROLE,
    stop: () => stopUnlessShared(server),
  };
};
