import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { addApiDocs } from './api-docs/add-api-docs.ts';
import { addFigures } from './canary-figures/add-figures.ts';
import { addChatSocket } from './chat/socket/add-chat-socket.ts';
import type { Deps } from './deps.ts';
import { addHealth } from './health/health.ts';
import { addBodyParsers } from './http/body-parsers.ts';
import { refuseBrokenRequest } from './http/broken-request.ts';
import { addCompression } from './http/compress.ts';
import { handleError } from './http/error-handler.ts';
import { refuseOtherSites } from './http/fetch-metadata.ts';
import { addHeaders, protect } from './http/headers.ts';
import { answerUnknown } from './http/not-found.ts';
import { partWith } from './http/part-with.ts';
import { refuseUnclear } from './http/plain-request.ts';
import { registerRoutes } from './http/register-routes.ts';
import type { Route } from './http/route.ts';
import { serializerOf } from './http/serializers.ts';
import { shedLoad } from './http/shed-load.ts';
import { addMailbox } from './mail/mailbox.ts';
import { traceRequests } from './telemetry/trace-requests.ts';

const BODY_LIMIT = 256 * 1024;

/**
 * Builds the HTTP application; nothing listens yet.
 * @throws Error when a route leaves its permission, response or errors undeclared.
 */
export const buildApp = async (deps: Deps, routes: readonly Route[]): Promise<FastifyInstance> => {
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
    // Who was let in is answered.
    return503OnClosing: false,
    requestIdHeader: false,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 5000,
      // Who offers HTTP/2 beside a plain request, as some clients do, gets its answer.
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
  partWith(app, deps.farewell);
  app.addHook('onRequest', async (request, reply) => {
    refuseUnclear(request, reply);
    refuseOtherSites(request, config.publicUrl);
  });
  addCompression(app);
  answerUnknown(app);
  app.setErrorHandler(handleError);
  app.setSerializerCompiler(serializerOf);
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
  registerRoutes(app, deps, routes);
  addApiDocs(app, routes, config.publicUrl);
  addHealth(app, deps);
  addFigures(app, deps);
  addChatSocket(app, deps);
  if (config.demo) addMailbox(app, deps);
  await app.ready();
  return app;
};
