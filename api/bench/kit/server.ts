import { chmodSync, mkdirSync } from 'node:fs';
import { openPool, openSql, type Pool } from '../../src/kernel/database/db.ts';
import type { Sql } from '../../src/kernel/database/sql.ts';
import {
  type EmbeddedServer,
  startEmbeddedServer,
} from '../../src/kernel/database/supervisor/embedded-server.ts';

/**
 * The portal's own embedded PostgreSQL as it runs for people, with durable commits, and memory of a
 * machine that serves a million applications instead of a laptop's.
 */
const settings = [
  'shared_buffers=1GB',
  'max_connections=120',
  'max_wal_size=4GB',
  'maintenance_work_mem=512MB',
  'autovacuum_naptime=1h', // a vacuum in mid-measurement would count as ours
];

let running: EmbeddedServer | undefined;

export const benchServer = async (dataDirectory: string): Promise<EmbeddedServer> => {
  mkdirSync(dataDirectory, { recursive: true });
  chmodSync(dataDirectory, 0o755); // so that the server's own account finds its way in
  running ??= await startEmbeddedServer({ dataDirectory, settings });
  return running;
};

/** Who found it running leaves it so. */
export const stopServer = async (): Promise<void> => {
  if (running?.attached) running.release();
  else await running?.stop();
  running = undefined;
};

/** A pool on one database of the server, without the portal's limit on the time of a statement. */
export const poolOf = async (server: EmbeddedServer, database: string, max = 4): Promise<Pool> => {
  const { socketDirectory, port, user } = server;
  const key = Buffer.alloc(32, 1);
  const portal = { auditKey: key, keys: { codes: key, factors: key }, publicUrl: 'http://127.0.0.1' };
  return openPool({ address: { socketDirectory, port, user, database }, max, portal });
};

/** Runs statements on one connection of the driver itself, for what concerns whole databases or settings. */
export const administer = async <T>(
  server: EmbeddedServer,
  work: (sql: Sql) => Promise<T>,
  database = 'postgres',
): Promise<T> => {
  const { socketDirectory, port, user } = server;
  const sql = openSql({ socketDirectory, port, user, database });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
};
