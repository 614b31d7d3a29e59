import { createServer, type IncomingMessage, maxHeaderSize } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { sumsReader } from '@portal/release/canary/read-figures';
import { pagesFolder } from '@portal/release/console/build-pages';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ApiHandler } from './api-handler.ts';
import { cohortsOf, serveCohort } from './cohorts.ts';
import type { ProviderSettings } from './console/identity-provider.ts';
import { serveConsole } from './console/serve-console.ts';
import type { Development } from './development-builds.ts';
import { commonHeaders, contentPolicy, type PolicyInput, pageHeaders } from './headers.ts';
import { methodNotAllowed, sendLine } from './http/replies.ts';
import { judgeCanaries } from './judge-canaries.ts';
import {
  ignoreExpectations,
  isSocketRequest,
  isUnclear,
  readableUrl,
  refuseBroken,
} from './malformed-requests.ts';
import { earlyEventsHash } from './page/early-events-script.ts';
import { earlyRequestsHash } from './page/early-requests.ts';
import { startStyleHash } from './page/render-page.ts';
import { releaseReader } from './release-reader.ts';
import { serveSecurityText } from './security-text.ts';
import { serveAssets } from './serve-assets.ts';
import { serveOffline } from './serve-offline.ts';
import { servePages } from './serve-pages.ts';
import { servePlainForms } from './serve-plain-forms.ts';
import { serveReaderPage } from './serve-reader-page.ts';
import { serveReleases } from './serve-releases.ts';
import { serveSearchEngines } from './serve-search-engines.ts';
import { serveStaticFiles } from './serve-static-files.ts';
import { type PagesWanted, startPrerender } from './start-prerender.ts';

export interface GatewayOptions {
  storeDir: string;
  environment: string;
  api: ApiHandler;
  /** Where people reach the portal; https switches on HSTS. */
  publicUrl: string;
  /** Folder that answers `<code>.svg`; default `/flags`, our own. */
  flagUrl?: string | undefined;
  /** E-mail address or page for reports of weaknesses; absent: the contact page. */
  securityContact?: string | undefined;
  logLevel?: string;
  /** Default `all`. */
  prerender?: PagesWanted;
  /** Browsers keep some pages for when there is no connection. */
  offline?: boolean;
  figures?: {
    /** With which the API gives the figures of canaries; absent: it gives them to this machine. */
    token?: string | undefined;
    /** Milliseconds between two looks at them, default 30,000. */
    judgeEveryMs?: number;
    /** Webhook that is sent why a canary was stopped or is not judged. */
    noticeUrl?: string | undefined;
  };
  /** At which people sign in to the release console; absent: by token alone. */
  consoleProvider?: ProviderSettings | undefined;
  /** Folder with the built pages of the release console; by default where they are built. */
  consolePages?: string;
  /** Apps that come from development servers. Never set in production. */
  development?: Development;
  /** Aborted once the process is to end: probes and kept connections go elsewhere before it closes. */
  ending?: AbortSignal;
}

const apiPaths = /^\/(api|healthz|readyz|metrics|demo)(?=[/?#]|$)/;

const isApiPath = (url: string): boolean => apiPaths.test(url);

const originOf = (url: string): string | undefined =>
  /^https?:/.test(url) ? new URL(url).origin : undefined;

/** It reads the release store only, so any number of gateways may serve one store. */
export const createGateway = (options: GatewayOptions): FastifyInstance => {
  const { storeDir, environment, api, publicUrl, flagUrl = '/flags', development, ending } = options;
  const developmentOrigins = development?.origins ?? [];
  const isSecure = publicUrl.startsWith('https:');
  const policyWith = (page: Pick<PolicyInput, 'styleHashes' | 'scriptHashes' | 'isFramed' | 'placesPage'>) =>
    contentPolicy({ isSecure, flagOrigin: originOf(flagUrl), ...page, developmentOrigins });
  const common = commonHeaders(isSecure);
  const start = {
    styleHashes: [startStyleHash],
    scriptHashes: [earlyEventsHash, earlyRequestsHash],
    placesPage: true,
  };
  const page = pageHeaders(policyWith(start), developmentOrigins.length === 0);

  const upgraded = new Set<Duplex>();
  let isClosing = false;
  let closing: NodeJS.Timeout | undefined;
  const app = Fastify({
    logger: { level: options.logLevel ?? 'warn' },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // What is too long to be a name is not found.
    routerOptions: { maxParamLength: maxHeaderSize },
    clientErrorHandler: refuseBroken,
    serverFactory: (handler) => {
      const limits = {
        headersTimeout: 10_000,
        connectionsCheckingInterval: 5_000,
        requestTimeout: 30_000,
        shouldUpgradeCallback: (request: IncomingMessage) =>
          isApiPath(request.url ?? '') && isSocketRequest(request),
      };
      const server = createServer(limits, (request, response) => {
        if (isUnclear(request)) return refuseBroken(new Error('unclear request'), request.socket);
        for (const [name, value] of Object.entries(common)) if (value) response.setHeader(name, value);
        // Whoever asks on is to ask elsewhere: an open connection would be waited for.
        if (isClosing || ending?.aborted) response.setHeader('connection', 'close');
        if (ending?.aborted && /^\/readyz(\?|$)/.test(request.url ?? ''))
          response
            .writeHead(503, { 'content-type': 'application/json' })
            .end('{"status":"not ready","checks":{"staying":false}}');
        else if (isApiPath(request.url ?? '')) api.handle(request, response);
        else handler(request, response);
        return undefined;
      });
      server.keepAliveTimeout = 65_000;
      // Who asks and does not read the answer.
      server.timeout = 60_000;
      ignoreExpectations(server);
      server.on('upgrade', (request, socket, head) => {
        upgraded.add(socket);
        // Quiet is no fault of it: those who speak there look after one another.
        if (socket instanceof Socket) socket.setTimeout(0);
        socket.on('close', () => upgraded.delete(socket));
        if (api.upgrade && isApiPath(request.url ?? '')) api.upgrade(request, socket, head);
        else socket.destroy();
      });
      return server;
    },
  });

  // An open socket is no request that will end by itself; its browser comes back.
  app.addHook('preClose', async () => {
    isClosing = true;
    closing = setInterval(() => app.server.closeIdleConnections(), 100).unref();
    for (const socket of upgraded) socket.destroy();
  });
  app.addHook('onClose', async () => clearInterval(closing));
  app.addHook('onRequest', async ({ method, routeOptions }, reply) => {
    reply.headers({ ...common, ...page });
    // Before a body is looked at: nothing but the plain forms takes one.
    const isTaken = ['GET', 'HEAD'].includes(method) || routeOptions.url !== undefined;
    return isTaken ? undefined : methodNotAllowed(reply);
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error(error);
    return sendLine(reply, 500, 'Something went wrong', { 'cache-control': 'no-store' });
  });
  const readRelease = releaseReader(storeDir, environment, (message) => app.log.warn(message), api.serves);
  const isOffline = options.offline === true && !development;
  const site = {
    store: storeDir,
    environment,
    origin: new URL(publicUrl).origin,
    isSecure,
    settings: {
      flagUrl,
      ...(development && { isDevelopment: true as const }),
      ...(isOffline && { isOffline }),
    },
    readRelease,
    releaseFor: cohortsOf(development ? development.over(readRelease) : readRelease, isSecure),
    policyWith,
    framedPolicy: policyWith({ ...start, isFramed: true }),
  };
  serveAssets(app, site);
  serveReleases(app, site);
  serveStaticFiles(app, options.flagUrl);
  const readSums = api.ask && sumsReader(api.ask, options.figures?.token);
  const pages = options.consolePages ?? pagesFolder;
  const { consoleProvider: provider } = options;
  serveConsole(app, { ...site, provider, pages, readSums, failures: api.failures });
  if (readSums && !development) {
    const { judgeEveryMs: everyMs = 30_000, noticeUrl } = options.figures ?? {};
    judgeCanaries(app, { ...site, readSums, everyMs, noticeUrl });
  }
  serveOffline(app, site);
  if (api.ask) serveCohort(app, site, api.ask);
  const { prerender: wanted = 'all' } = options;
  // Builds from development servers are nowhere in the store, so that nothing could be rendered from them.
  const prerendered = development
    ? undefined
    : startPrerender(app, { ...site, askApi: api.ask, count: api.countRender, wanted });
  serveSecurityText(app, site.origin, options.securityContact);
  serveSearchEngines(app, site, prerendered);
  if (api.post) servePlainForms(app, { ...site, prerendered }, api.post);
  if (api.ask && prerendered) serveReaderPage(app, site, prerendered, api.ask);
  servePages(app, { ...site, prerendered });
  return app;
};
