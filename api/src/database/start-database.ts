import postgres from 'postgres';
import type { Config } from '../config/config.ts';
import type { PoolOptions } from './db.ts';
import { type EmbeddedServer, startEmbeddedServer } from './supervisor/embedded-server.ts';

/** Where the database is, and how to leave it. */
export interface StartedDatabase {
  address: PoolOptions['address'];
  stop(): Promise<void>;
}

const DATABASE = 'portal';

const socketOptions = ({ socketDirectory, port, user }: EmbeddedServer) => ({
  host: socketDirectory,
  port,
  username: user,
  database: 'postgres',
  max: 1,
  onnotice: () => {},
});

const createDatabase = async (server: EmbeddedServer): Promise<void> => {
  const sql = postgres(socketOptions(server));
  try {
    const known = await sql`select 1 from pg_database where datname = ${DATABASE}`;
    if (known.length === 0) await sql`create database ${sql(DATABASE)}`;
  } finally {
    await sql.end();
  }
};

/** Another process may share the directory: the last one to leave turns off the light. */
const stopUnlessShared = async (server: EmbeddedServer): Promise<void> => {
  const sql = postgres(socketOptions(server));
  const others = await sql<{ n: number }[]>`
    select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`.then(
    ([row]) => row?.n ?? 0,
    () => 0, // a server that does not answer serves nobody
  );
  await sql.end();
  if (others === 0) await server.stop();
  else server.release();
};

/** The server of `DATABASE_URL`, or the embedded one of the data directory. */
export const startDatabase = async (config: Config): Promise<StartedDatabase> => {
  if (config.databaseUrl !== undefined) return { address: config.databaseUrl, stop: async () => {} };
  const server = await startEmbeddedServer({ dataDirectory: config.dataDirectory });
  await createDatabase(server);
  const { socketDirectory, port, user } = server;
  return {
    address: { socketDirectory, port, user, database: DATABASE },
    stop: () => stopUnlessShared(server),
  };
};
