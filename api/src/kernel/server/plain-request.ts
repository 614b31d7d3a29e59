import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../http/problem.ts';

/**
 * A request with two hosts may mean another one to whoever stands in front, and one without a version has no
 * headers at all: what follows on its connection is not read.
 * @throws invalid_request.
 */
export const refuseUnclear = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  const { httpVersionMajor, rawHeaders = [] } = raw;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (httpVersionMajor !== 0 && hosts.length < 2) return;
  reply.header('connection', 'close');
  throw problem('invalid_request');
};
