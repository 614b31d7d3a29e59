import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  vary: 'Accept-Language',
};

/** What every answer carries; a route may have set its own before. */
export const protect = (request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void => {
  for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
  if (isHttps) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains; preload');
  reply.header('x-request-id', request.id);
};

/** Headers on every answer of the API, errors included. */
export const addHeaders = (app: FastifyInstance, isHttps: boolean): void => {
  app.addHook('onSend', async (request, reply) => protect(request, reply, isHttps));
};
