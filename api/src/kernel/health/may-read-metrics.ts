import type { FastifyRequest } from 'fastify';
import { sameBytes, tokenHash } from '../crypto/tokens.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** With the token where one is set, else from this machine only and not through a proxy on it. */
export const mayReadMetrics = (request: FastifyRequest, token: string | undefined): boolean => {
  const { authorization = '', 'x-forwarded-for': forwardedFor, forwarded } = request.headers;
  if (token !== undefined) return sameBytes(tokenHash(authorization), tokenHash(`Bearer ${token}`));
  const peer = request.socket.remoteAddress ?? '';
  return loopback.has(peer) && forwardedFor === undefined && forwarded === undefined;
};
