import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { addApiDocs } from './kernel/api-docs/add-api-docs.ts';
import { addFigures } from './kernel/canary-figures/add-figures.ts';
import type { Deps } from './kernel/deps.ts';
import { addHealth } from './kernel/health/health.ts';
import { addBodyParsers } from './kernel/http/body-parsers.ts';
import { refuseBrokenRequest } from './kernel/http/broken-request.ts';
import { addCompression } from './kernel/http/compress.ts';
import { handleError } from './kernel/http/error-handler.ts';
import { refuseOtherSites } from './kernel/http/fetch-metadata.ts';
import { addHeaders, protect } from './kernel/http/headers.ts';
import { answerUnknown } from './kernel/http/not-found.ts';
import { partWith } from './kernel/http/part-with.ts';
import { refuseUnclear } from './kernel/http/plain-request.ts';
import { registerRoutes } from './kernel/http/register-routes.ts';
import type { Route } from './kernel/http/route.ts';
import { serializerOf } from './kernel/http/serializers.ts';
import { shedLoad } from './kernel/http/shed-load.ts';
import { addMailbox } from './kernel/mail/mailbox.ts';
import { traceRequests } from './kernel/telemetry/trace-requests.ts';
import { addChatSocket } from './support/chat/socket/add-chat-socket.ts';

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
