import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../http/problem.ts';

/**
 * Refuses a request with two Host headers, which a proxy may read differently, and one without an HTTP version,
 * which has no headers. The connection is closed after it.
 * @throws invalid_request.
 */
export const refuseAmbiguousHost = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  const { httpVersionMajor, rawHeaders = [] } = raw;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (httpVersionMajor !== 0 && hosts.length < 2) return;
  reply.header('connection', 'close');
  throw problem('invalid_request');
};
