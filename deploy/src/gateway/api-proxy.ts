import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { ApiHandler } from './create-gateway.ts';

const perHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

const forwarded = (request: IncomingMessage) => {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !perHop.has(name)));
  return {
    ...headers,
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-host': request.headers.host,
  };
};

/** Hands requests to an API that runs elsewhere, at `apiUrl`. An API that is away is answered with 503. */
export const proxyTo = (apiUrl: string): ApiHandler => {
  const base = new URL(apiUrl);
  const send = base.protocol === 'https:' ? httpsRequest : httpRequest;
  const target = (request: IncomingMessage) => new URL(request.url ?? '/', base);
  return {
    handle: (request, response) => {
      const upstream = send(
        target(request),
        { method: request.method, headers: forwarded(request) },
        (answer) => {
          const kept = Object.entries(answer.headers).filter(([name]) => !perHop.has(name));
          response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
          answer.pipe(response);
        },
      );
      upstream.on('error', () => {
        if (response.headersSent) return response.destroy();
        const body = {
          error: 'SERVICE_UNAVAILABLE',
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
      const upstream = send(target(request), { headers });
      upstream.on('upgrade', (answer, upstreamSocket, upstreamHead) => {
        const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
        socket.write(upstreamHead);
        upstreamSocket.write(head);
        upstreamSocket.pipe(socket).pipe(upstreamSocket);
        socket.on('error', () => upstreamSocket.destroy());
        upstreamSocket.on('error', () => socket.destroy());
      });
      upstream.on('error', () => socket.destroy());
      upstream.on('response', () => socket.destroy());
      upstream.end();
    },
  };
};
