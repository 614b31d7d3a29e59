import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import fastJson from 'fast-json-stringify';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Deps } from '../deps.ts';
import { oncePer } from '../once-per.ts';
import type { End } from '../telemetry/traces.ts';
import type { Authentication } from './authentication.ts';
import { addBodyParsers } from './body-parsers.ts';
import { refuseBrokenRequest } from './broken-request.ts';
import { addCompression } from './compress.ts';
import { handleError } from './error-handler.ts';
import { addHeaders, protect } from './headers.ts';
import { answerUnknown } from './not-found.ts';
import { refuseAmbiguousHost } from './refuse-ambiguous-host.ts';
import { refuseOtherSites } from './refuse-other-sites.ts';
import { registerRoutes } from './register-routes.ts';
import type { Route } from './route.ts';
import { shedLoad } from './shed-load.ts';

/**
 * What writes an answer, by its schema, which is the same object for GET and HEAD and for every application of a
 * process. It is made when the first of its kind is sent: most are never sent by most processes.
 */
const writerOf = oncePer((schema: object) => fastJson(schema));

const LOOK_MS = 100;

/** From then on each answer is the last of its connection, and idle ones are closed: the end would wait for them. */
const closeWhenDraining = (app: FastifyInstance, drain: Deps['drain']): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (drain.isDraining) reply.header('connection', 'close');
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
};

/** Traces every request; a trace of the caller is continued behind proxies of ours only. */
const traceRequests = (app: FastifyInstance, { traces, config }: Deps): void => {
  const endings = new WeakMap<object, End>();
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = request.headers.traceparent;
    const isBelieved = config.trustedHops > 0 && typeof parent === 'string';
    const { end, run } = traces.request(request.method, request.id, isBelieved ? parent : undefined);
    endings.set(request, end);
    run(done);
  });
  app.addHook('onResponse', async (request, reply) => {
    endings.get(request)?.({ route: request.routeOptions.url ?? 'unknown', status: reply.statusCode });
  });
};

const BODY_LIMIT = 256 * 1024;

/** What the server is made of besides what every server has. */
interface Parts {
  routes: readonly Route[];
  authentication: Authentication;
  /** Add addresses that are no declared operations. */
  addOns: readonly ((app: FastifyInstance) => void)[];
}

/** Nothing listens yet. @throws Error when a route leaves its permission, response or errors undeclared. */
export const buildServer = async (
  deps: Deps,
  { routes, authentication, addOns }: Parts,
): Promise<FastifyInstance> => {
  const { config } = deps;
  const isHttps = config.publicUrl.startsWith('https:');
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    trustProxy: (_address, hop) => hop < config.trustedHops,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    genReqId: () => randomUUID(),
    // While it closes, requests on open connections are still answered.
    return503OnClosing: false,
    requestIdHeader: false,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 5000,
      // Some clients offer HTTP/2 beside a plain request: only websockets are upgraded.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    // No hook runs for an address that cannot be read.
    frameworkErrors: (error, request, reply) => {
      protect(request, reply, isHttps);
      handleError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => refuseBrokenRequest(deps.log, error, socket),
  });
  traceRequests(app, deps);
  addHeaders(app, isHttps);
  closeWhenDraining(app, deps.drain);
  app.addHook('onRequest', async (request, reply) => {
    refuseAmbiguousHost(request, reply);
    refuseOtherSites(request, config.publicUrl);
  });
  addCompression(app);
  answerUnknown(app);
  app.setErrorHandler(handleError);
  app.setSerializerCompiler(
    ({ schema }: { schema: object }) =>
      (answer) =>
        writerOf(schema)(answer),
  );
  addBodyParsers(app);
  await app.register(multipart);
  // A suite on a busy machine is slow without being flooded.
  if (config.rateLimits === 'on') shedLoad(app);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    deps.metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    request.log.debug(
      { method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime },
      'answered',
    );
  });
  registerRoutes(app, deps, authentication, routes);
  for (const add of addOns) add(app);
  await app.ready();
  return app;
};
