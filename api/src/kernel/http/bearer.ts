import type { FastifyRequest } from 'fastify';

/** The token that came with a request. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined => {
  const [scheme, token] = (headers.authorization ?? '').split(' ', 2);
  return scheme?.toLowerCase() === 'bearer' && token ? token.slice(0, 200) : undefined;
};
