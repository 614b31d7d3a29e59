import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

const FREE_BYTES = 200 * 1024 * 1024;
const CACHE_MS = 1000;

interface Readiness {
  ready: boolean;
  checks: { database: boolean; disk: boolean };
  /** Seconds that the oldest due mail has waited. */
  outboxAge: number;
}

const freeBytes = async (directory: string): Promise<number> => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

const look = async ({ db, config }: Deps): Promise<Readiness> => {
  const database = db<{ age: number }[]>`
    select coalesce(extract(epoch from now() - min(next_try_at)), 0)::int as age from outbox
    where status = 'QUEUED' and next_try_at <= now()`.then(
    ([row]) => ({ isUp: true, age: config.smtpUrl === undefined ? 0 : (row?.age ?? 0) }),
    () => ({ isUp: false, age: 0 }),
  );
  const [{ isUp, age }, free] = await Promise.all([database, freeBytes(config.dataDirectory).catch(() => 0)]);
  const checks = { database: isUp, disk: free > FREE_BYTES };
  return { ready: checks.database && checks.disk, checks, outboxAge: age };
};

/** A thousand questions a second cost one look a second. */
const cached = (deps: Deps): (() => Promise<Readiness>) => {
  let last: Promise<Readiness> | undefined;
  let at = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (!last || now - at > CACHE_MS) {
      at = now;
      last = look(deps);
    }
    return last;
  };
};

/** `/healthz` touches nothing, `/readyz` asks the database and the disk, `/metrics` counts. */
export const addHealth = (app: FastifyInstance, deps: Deps): void => {
  const readiness = cached(deps);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { ready, checks } = await readiness();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks });
  });
  app.get('/metrics', async (_request, reply) => {
    const { ready, outboxAge } = await readiness();
    const text = deps.metrics.text({ portal_ready: ready ? 1 : 0, portal_outbox_age_seconds: outboxAge });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text);
  });
};
