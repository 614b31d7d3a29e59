import type { Secrets } from '../../src/kernel/config/secrets.ts';
import type { Address } from '../../src/kernel/database/connect.ts';
import { openSql, type PortalFacts } from '../../src/kernel/database/db.ts';
import type { Sql } from '../../src/kernel/database/sql.ts';
import { APP_ROLE } from '../../src/kernel/database/start-database.ts';

/** The PostgreSQL that a test run shares; each file has a database of its own in it. */
export interface TestServer {
  socketDirectory: string;
  port: number;
  user: string;
}

/** Schema, essential data and the example accounts. */
export const TEMPLATE = 'portal_template';
/** The same with every example. */
export const DEMO_TEMPLATE = 'portal_demo_template';

export const testSecrets: Secrets = {
  audit: Buffer.alloc(32, 1),
  codes: Buffer.alloc(32, 2),
  pepper: Buffer.alloc(32, 3),
  factors: Buffer.alloc(32, 4),
};

export const testFacts: PortalFacts = {
  auditKey: testSecrets.audit,
  keys: testSecrets,
  publicUrl: 'https://portal.test',
};

/** As the owner of the tables signs in. */
export const addressOf = (server: TestServer, database: string): Address => ({
  ...server,
  database,
});

/** As the application signs in. */
export const appAddressOf = (server: TestServer, database: string): Address => ({
  ...server,
  user: APP_ROLE,
  database,
});

/** An address for `DATABASE_URL`, by which a process of its own finds the server. */
export const urlOf = ({ socketDirectory, port }: TestServer, user: string, database: string): string =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(socketDirectory)}`;

/** Runs statements that concern whole databases. */
export const administer = async <T>(server: TestServer, work: (sql: Sql) => Promise<T>): Promise<T> => {
  const sql = openSql({ ...server, database: 'postgres' });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
};

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}
