import type { FastifyRequest } from 'fastify';
import { sameBytes, tokenHash } from '../crypto/tokens.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Headers that a proxy adds. */
const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** With the token where one is set, else from this machine only and not through a proxy on it. */
export const mayReadMetrics = (request: FastifyRequest, token: string | undefined): boolean => {
  const { authorization = '' } = request.headers;
  if (token !== undefined) return sameBytes(tokenHash(authorization), tokenHash(`Bearer ${token}`));
  const peer = request.socket.remoteAddress ?? '';
  return loopback.has(peer) && forwarding.every((name) => request.headers[name] === undefined);
};
