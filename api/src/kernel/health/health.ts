import type { FastifyInstance } from 'fastify';
import { type Pool, rehearse } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { SEND_MAIL } from '../mail/outbox.db.ts';
import { atMostEvery } from '../process/at-most-every.ts';
import { mayReadMetrics } from './may-read-metrics.ts';
import { noWork, readWorkState } from './work-state.db.ts';

const CACHE_MS = 1000;

/** A job is added in a transaction that is undone: rights that were only looked up could still be refused. */
export const canAddJobs = (db: Pool): Promise<boolean> =>
  rehearse(db, (tx) => tx`select graphile_worker.add_job(${SEND_MAIL})`).then(
    () => true,
    () => false,
  );

const look = async ({ db, config, freeSpace }: Deps) => {
  const work = readWorkState(db, config.smtpUrl !== undefined).catch(() => undefined);
  const [state, jobs, isEnough, freeBytes] = await Promise.all([
    work,
    canAddJobs(db),
    freeSpace.isEnough(),
    freeSpace.bytes(),
  ]);
  const checks = { database: state !== undefined, jobs, disk: isEnough };
  const ready = checks.database && jobs && isEnough;
  return { ready, checks, freeBytes, work: state ?? noWork };
};

/** `/healthz` touches nothing, `/readyz` asks the database, the job queue and the disk, `/metrics` counts. */
export const addHealth = (app: FastifyInstance, deps: Deps): void => {
  // A thousand questions a second cost one look a second.
  const readiness = atMostEvery(CACHE_MS, () => look(deps));
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { ready, checks, work } = await readiness();
    const staying = !deps.drain.isDraining;
    const wants = ready && staying;
    return reply.code(wants ? 200 : 503).send({
      status: wants ? 'ready' : 'not ready',
      checks: { ...checks, staying },
      mail: { waiting: work.mailsWaiting, oldestSeconds: work.oldestMailSeconds, dead: work.mailsDead },
      jobs: { waiting: work.jobsWaiting, failed: work.jobsFailed },
    });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, deps.config.metricsToken)) throw problem('not_found');
    const use = deps.db.use();
    const { ready, work, freeBytes } = await readiness();
    const text = deps.metrics.text({
      portal_ready: ready && !deps.drain.isDraining ? 1 : 0,
      portal_free_bytes: freeBytes,
      portal_database_connections_open: use.open,
      portal_database_connections_in_use: use.inUse,
      portal_database_connections_waited_for: use.waiting,
      portal_database_connections_most: deps.config.databasePool,
      portal_outbox_age_seconds: work.oldestMailSeconds,
      portal_mails_waiting: work.mailsWaiting,
      portal_mails_dead: work.mailsDead,
      portal_jobs_waiting: work.jobsWaiting,
      portal_jobs_failed: work.jobsFailed,
    });
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text);
  });
};
