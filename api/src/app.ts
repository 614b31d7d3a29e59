import { mkdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { inviteFirstAdmin, passwordHasher, requestAuthentication } from './identity/index.ts';
import { addApiDocs } from './kernel/api-docs/add-api-docs.ts';
import { addFiguresRoute } from './kernel/canary-figures/add-figures-route.ts';
import type { Config } from './kernel/config/config.ts';
import type { Secrets } from './kernel/config/secrets.ts';
import { openPool, type Pool, type PortalFacts } from './kernel/database/db.ts';
import { requireMigrated } from './kernel/database/migrate.ts';
import { prepareDatabase } from './kernel/database/prepare-database.ts';
import { startDatabase } from './kernel/database/start-database.ts';
import type { Deps } from './kernel/deps.ts';
import { PdfWorkers } from './kernel/documents/pdf/pdf-workers.ts';
import { ExportSlots } from './kernel/documents/spreadsheets/export-slots.ts';
import { clamdAt } from './kernel/files/inspect/clamd.ts';
import { openFileStore } from './kernel/files/store/open-store.ts';
import { addHealth } from './kernel/health/health.ts';
import { limiterOf } from './kernel/http/limiter.ts';
import { jobQueue } from './kernel/jobs/job-queue.ts';
import { openSecrets, recordKeys } from './kernel/keys/check-keys.ts';
import { addMailbox } from './kernel/mail/demo-mailbox.ts';
import { mailTasks } from './kernel/mail/send-mail.ts';
import { backgroundWork } from './kernel/process/background.ts';
import { freeSpaceOf } from './kernel/process/free-space.ts';
import { buildServer } from './kernel/server/build-server.ts';
import type { Route } from './kernel/server/route.ts';
import { logError } from './kernel/telemetry/log-error.ts';
import { Metrics } from './kernel/telemetry/metrics.ts';
import { startTracing } from './kernel/telemetry/start-tracing.ts';
import { noTraces, type Traces } from './kernel/telemetry/traces.ts';
import { addChatSocket } from './support/index.ts';
import { allJobs, allRoutes, seed } from './wiring.ts';

/** The server ends a statement after five seconds and says so: who gets no answer for so long has lost it. */
const TIMEOUT_MS = 15_000;

/** A running API that does not listen: its caller hands it requests by `app.routing`. */
export interface RunningApi {
  app: FastifyInstance;
  config: Config;
  /** What `/metrics` reports; whoever runs beside the API in its process may count there, too. */
  metrics: Metrics;
  /** Says at `/readyz` that requests should go elsewhere; everything is answered as before. */
  announceEnd(): void;
  /** Ends requests, jobs and connections, then the embedded database. */
  close(): Promise<void>;
}

/** What every change needs besides its tables. */
export const portalFacts = ({ publicUrl }: Pick<Config, 'publicUrl'>, secrets: Secrets): PortalFacts => ({
  auditKey: secrets.audit,
  previousAuditKeys: secrets.previous?.audit,
  keys: secrets,
  publicUrl,
});

/** JSON lines, to the standard output unless said otherwise. */
export const openLog = (level: Config['logLevel'], destination?: DestinationStream): Deps['log'] =>
  pino(
    {
      level,
      // The parser of uploads logs the headers of each request at the level of traces.
      redact: ['req.headers.authorization', 'req.headers.cookie', 'busboyOptions.headers'],
      serializers: { err: logError, cause: logError },
    },
    destination,
  );

/** Everything a running API stands on, from a configuration and an open pool. */
export const makeDeps = (config: Config, db: Pool, secrets: Secrets, traces: Traces = noTraces): Deps => {
  const log = openLog(config.logLevel);
  return {
    config,
    secrets,
    db,
    log,
    background: backgroundWork(log),
    drain: { isDraining: false },
    freeSpace: freeSpaceOf(config.dataDirectory, () => config.diskReserveMb * 1024 * 1024),
    exports: new ExportSlots(),
    pdfs: new PdfWorkers(),
    limiter: limiterOf(db, config),
    hasher: passwordHasher(secrets.pepper, secrets.previous?.pepper),
    metrics: new Metrics(),
    traces,
    files: openFileStore(config),
    ...(config.scanner ? { scan: clamdAt(config.scanner) } : {}),
  };
};

/** The HTTP application of the whole portal; nothing listens yet. */
export const buildApp = (deps: Deps, routes: readonly Route[]): Promise<FastifyInstance> =>
  buildServer(deps, {
    routes,
    authentication: requestAuthentication(deps),
    addOns: [
      (app) => addApiDocs(app, routes, deps.config.publicUrl),
      (app) => addHealth(app, deps),
      (app) => addFiguresRoute(app, deps),
      (app) => addChatSocket(app, deps),
      (app) => deps.config.demo && addMailbox(app, deps),
    ],
  });

/**
 * Starts the database, migrates unless somebody else does, seeds on the first start, and builds the application.
 * @throws Error with a reason for a person when the database cannot be used, or not with these keys.
 */
export const startApi = async (
  config: Config,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<RunningApi> => {
  mkdirSync(config.dataDirectory, { recursive: true });
  const database = await startDatabase(config);
  const { ownerAddress } = database;
  const secrets = await openSecrets({ ...config, ownerAddress, environment }).catch(
    async (error: unknown) => {
      await database.stop();
      throw error;
    },
  );
  const portal = portalFacts(config, secrets);
  const traces = config.tracesUrl ? await startTracing(config.tracesUrl) : noTraces;
  const db = openPool({
    address: database.address,
    max: config.databasePool,
    portal,
    timeoutMs: TIMEOUT_MS,
    watch: traces.statement,
  });
  const deps = makeDeps(config, db, secrets, traces);
  const closeDatabase = async (): Promise<void> => {
    deps.files.close();
    await db.end({ timeout: 5 });
    await database.stop();
  };
  try {
    await deps.files.check();
    if (config.migratesAtStart) {
      await prepareDatabase(ownerAddress, portal, database.role);
      await recordKeys(ownerAddress, secrets);
    } else await requireMigrated(db);
    await seed(deps);
    await inviteFirstAdmin(deps);
    const app = await buildApp(deps, allRoutes);
    const jobs = jobQueue(deps, database.address, allJobs, mailTasks(deps));
    jobs.start();
    const announceEnd = (): void => {
      deps.drain.isDraining = true;
    };
    const close = async (): Promise<void> => {
      announceEnd();
      await Promise.all([app.close(), jobs.stop()]);
      await deps.background.settle();
      deps.metrics.close();
      // A collector that is away must not keep the process from ending well.
      await traces.close().catch((error: unknown) => deps.log.warn({ err: error }, 'traces not sent'));
      await closeDatabase();
    };
    return { app, config, metrics: deps.metrics, announceEnd, close };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
};
