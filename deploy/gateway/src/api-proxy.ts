import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { urlToHttpOptions } from 'node:url';
import { askAt, forwardedFor } from '@portal/release/canary/ask-api';
import type { ApiHandler } from './api-handler.ts';
import { visitorHeaders } from './visitor-headers.ts';

const perHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

const withoutHops = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !perHop.has(name)));

/** What becomes of headers on their way. */
export interface Translation {
  /** Of a request; by default it is said for whom it is sent on. */
  asked?: (request: IncomingMessage) => IncomingHttpHeaders;
  /** Of its answer; by default they are handed on. */
  answered?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
}

const onBehalf = (request: IncomingMessage): IncomingHttpHeaders => ({
  ...request.headers,
  'x-forwarded-for': forwardedFor(request.headers['x-forwarded-for'], request.socket.remoteAddress),
  'x-forwarded-host': request.headers.host,
});

/** Said also of a method that seldom has a body: without it the body would follow as a request of its own. */
const inChunks = ({ headers }: IncomingMessage): IncomingHttpHeaders =>
  headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' };

/** For what a visitor waits for. */
const postMs = 20_000;

/** Status and headers of an answer as they came. */
const headOf = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string => {
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
  return `${[`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines].join('\r\n')}\r\n\r\n`;
};

/** Hands requests to an API that runs elsewhere, at `apiUrl`. An API that is away is answered with 503. */
export const proxyTo = (
  apiUrl: string,
  { asked = onBehalf, answered = (headers) => headers }: Translation = {},
): ApiHandler => {
  const base = new URL(apiUrl);
  const send = base.protocol === 'https:' ? httpsRequest : httpRequest;
  // The path as it was asked for: read as an address, dots would lead out of what is the API's.
  const target = ({ url }: IncomingMessage) => ({ ...urlToHttpOptions(base), path: url ?? '/' });
  const forwarded = (request: IncomingMessage) => withoutHops(asked(request));
  return {
    ask: askAt(base),
    post: (visitor, path, body, language) =>
      new Promise((resolve, reject) => {
        const headers = {
          ...visitorHeaders(visitor, language),
          'x-forwarded-for': forwardedFor(visitor.headers['x-forwarded-for'], visitor.socket.remoteAddress),
          'x-forwarded-host': visitor.headers.host ?? '',
        };
        const upstream = send(new URL(path, base), { method: 'POST', headers, timeout: postMs }, (answer) => {
          text(answer).then((read) => resolve({ status: answer.statusCode ?? 502, body: read }), reject);
        });
        upstream.on('timeout', () => upstream.destroy(new Error('The API takes too long.')));
        upstream.on('error', reject);
        upstream.end(JSON.stringify(body));
      }),
    handle: (request, response) => {
      const upstream = send(
        {
          ...target(request),
          method: request.method,
          headers: { ...forwarded(request), ...inChunks(request) },
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, withoutHops(answered(answer.headers)));
          // One that breaks off is broken off for the visitor, too, who else would wait for the rest.
          pipeline(answer, response, () => {});
        },
      );
      upstream.on('error', () => {
        if (response.headersSent) return response.destroy();
        const body = {
          error: 'unavailable',
          error_description: 'The service is not reachable right now.',
        };
        response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '5' });
        response.end(JSON.stringify({ ...body, message: body.error_description }));
      });
      response.on('close', () => upstream.destroy());
      request.pipe(upstream);
    },
    upgrade: (request, socket, head) => {
      const headers = { ...forwarded(request), connection: 'Upgrade', upgrade: request.headers.upgrade };
      const upstream = send({ ...target(request), headers });
      upstream.on('upgrade', (answer, upstreamSocket, upstreamHead) => {
        socket.write(headOf(answer));
        socket.write(upstreamHead);
        upstreamSocket.write(head);
        upstreamSocket.pipe(socket).pipe(upstreamSocket);
        // Whichever end goes takes the other along, or half a connection would stay.
        socket.on('close', () => upstreamSocket.destroy());
        upstreamSocket.on('error', () => socket.destroy());
        upstreamSocket.on('close', () => socket.end(() => socket.destroy()));
      });
      socket.on('error', () => upstream.destroy());
      upstream.on('error', () => socket.destroy());
      // A refusal is handed on: a browser's console then says why.
      upstream.on('response', (answer) => {
        answer.resume();
        socket.end(headOf(answer), () => socket.destroy());
      });
      upstream.end();
    },
  };
};
