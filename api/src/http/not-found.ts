import type { FastifyInstance, FastifyRequest } from 'fastify';
import { handleError } from './error-handler.ts';
import { problem } from './problem.ts';
import type { Route } from './route.ts';

const matcher = (path: string): RegExp =>
  new RegExp(`^/api${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+')}/?$`);

/** 405 with Allow where the address exists for another method, 404 everywhere else. */
export const answerUnknown = (app: FastifyInstance, routes: readonly Route[]): void => {
  const known = routes.map(({ operation: { call } }) => ({ method: call.method, at: matcher(call.path) }));
  const allowed = (request: FastifyRequest): string[] => {
    const [path = ''] = request.url.split('?', 1);
    return known.filter(({ at }) => at.test(path)).map(({ method }) => method);
  };
  app.setNotFoundHandler((request, reply) => {
    const methods = allowed(request);
    if (methods.length > 0) reply.header('allow', [...new Set(methods)].join(', '));
    handleError(problem(methods.length > 0 ? 'method_not_allowed' : 'not_found'), request, reply);
  });
};
