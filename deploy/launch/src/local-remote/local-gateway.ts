import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { sendClientReport } from '@portal/contracts/kernel/telemetry';
import {
  commonHeaders,
  contentPolicy,
  earlyRequestsHash,
  pageHeaders,
  proxyTo,
  readableUrl,
  servePages,
  startStyleHash,
} from '@portal/gateway';
import { localAreaPath, type PageSettings, type ReleaseDocument } from '@portal/platform/release';
import Fastify, { type FastifyInstance } from 'fastify';
import type { LocalRemoteView } from './local-remote-view.ts';
import { rewriteOrigins } from './rewrite-origins.ts';

interface LocalGatewayOptions {
  /** Scheme and host at which a browser of this machine reaches it. */
  own: string;
  /** Scheme and host of the deployed portal. */
  portal: string;
  flagUrl: string;
  /** Of the development servers. */
  developmentOrigins: readonly string[];
  readDeployed: () => Promise<ReleaseDocument>;
  view: LocalRemoteView;
}

const notPages = /^\/(api|healthz|readyz|metrics|demo|assets|flags|releases)(\/|\?|$)|\.[a-z0-9]+(\?|$)/i;

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const isPage = (request: IncomingMessage): boolean =>
  isReading(request) &&
  !notPages.test(request.url ?? '') &&
  (request.headers.accept ?? '').includes('text/html');

/** What goes wrong with code on this machine is no news for those who run the portal. */
const reports = new Set(['/api/csp-report', `/api${sendClientReport.path}`]);

const refuse = (response: ServerResponse, status: number, sentence: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${sentence}\n`);
};

/**
 * Stands on a developer's machine in front of a deployed portal: pages are made here, of the portal's release with
 * one local remote; everything else is handed on. What it hands on comes to the portal as from itself, so it takes
 * nothing from other sites and under no other name.
 */
export const localGateway = (options: LocalGatewayOptions): FastifyInstance => {
  const { own, portal, flagUrl, developmentOrigins, readDeployed, view } = options;
  const { host } = new URL(own);
  const proxy = proxyTo(portal, rewriteOrigins(own, portal));

  /** Why a request is not answered; a page of another site could otherwise act as whoever is signed in here. */
  const faultOf = (request: IncomingMessage): string | undefined => {
    const { host: asked, origin, 'sec-fetch-site': site = 'none' } = request.headers;
    if (asked !== host) return `Open ${own}.`;
    if (!request.url?.startsWith('/')) return 'This is no address of a page.';
    const isOurs = (origin === undefined || origin === own) && (site === 'none' || site === 'same-origin');
    if (!isOurs && !(isPage(request) && origin === undefined)) return 'Other sites may not ask here.';
    if (/^\/+releases\/console(\/|\?|$)/.test(request.url))
      return `Open the release console at ${portal}/releases/console/.`;
    return undefined;
  };

  const app = Fastify({
    logger: { level: 'warn' },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    forceCloseConnections: true,
    serverFactory: (handler) => {
      const server = createServer((request, response) => {
        const fault = faultOf(request);
        if (fault) refuse(response, 403, fault);
        else if (reports.has(request.url ?? '')) response.writeHead(204).end();
        else if (isPage(request) || request.url === localAreaPath) handler(request, response);
        else proxy.handle(request, response);
      });
      server.on('upgrade', (request, socket, head) => {
        if (faultOf(request) || request.headers.origin !== own) socket.destroy();
        else proxy.upgrade?.(request, socket, head);
      });
      return server;
    },
  });
  const flagOrigin = /^https?:/.test(flagUrl) ? new URL(flagUrl).origin : undefined;
  const policyWith = (page: { styleHashes: readonly string[]; isFramed?: boolean }): string =>
    contentPolicy({ isSecure: false, flagOrigin, developmentOrigins, ...page });
  const start = { styleHashes: [startStyleHash], scriptHashes: [earlyRequestsHash] };
  const headers = { ...commonHeaders(false), ...pageHeaders(policyWith(start), false) };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.delete(localAreaPath, async (_request, reply) => {
    view.end();
    return reply.code(204).send();
  });
  const settings: PageSettings = {
    flagUrl,
    isDevelopment: true,
    // Read when a page is made: it is another thing once the override has ended.
    get localArea() {
      return view.facts();
    },
  };
  servePages(app, {
    releaseFor: async () => ({ release: view.over(await readDeployed()), cacheControl: 'private, no-cache' }),
    settings,
    policyWith,
    framedPolicy: policyWith({ ...start, isFramed: true }),
  });
  return app;
};
