import { buildApp, makeDeps } from '../../src/app.ts';
import { loadConfig } from '../../src/kernel/config/config.ts';
import { allRoutes } from '../../src/wiring.ts';
import { poolOf } from './server.ts';
import type { World } from './worlds.ts';

/** One statement as the driver sends it. */
export interface Statement {
  text: string;
  parameters: readonly unknown[];
}

/** An API in this process whose statements can be read. */
export interface Recorder {
  /** What one request makes the API send. @throws Error when it is refused. */
  record(path: string, headers: Record<string, string>): Promise<Statement[]>;
  close(): Promise<void>;
}

/** Nobody is to be kept out here, so the keys need not be real. */
export const secrets = {
  audit: Buffer.alloc(32, 1),
  codes: Buffer.alloc(32, 2),
  pepper: Buffer.alloc(32, 3),
  factors: Buffer.alloc(32, 4),
};

export const openRecorder = async (world: World): Promise<Recorder> => {
  const db = await poolOf(world.server, world.database, 2);
  const config = loadConfig({
    PORTAL_DATA: world.dataDirectory,
    PORTAL_DEMO: '0',
    RATE_LIMITS: 'relaxed',
    LOG_LEVEL: 'error',
  });
  const deps = makeDeps(config, db, secrets);
  const app = await buildApp(deps, allRoutes);
  let heard: Statement[] = [];
  db.watch(({ text, values }) => {
    heard.push({ text, parameters: values });
    return undefined;
  });
  return {
    record: async (path, headers) => {
      await app.inject({ url: path, headers }); // the first may look up types
      heard = [];
      const reply = await app.inject({ url: path, headers });
      if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} at ${path}: ${reply.body}`);
      return heard.filter(({ text }) => !text.includes('pg_catalog'));
    },
    close: async () => {
      await app.close();
      deps.metrics.close();
      await db.end({ timeout: 5 });
    },
  };
};
