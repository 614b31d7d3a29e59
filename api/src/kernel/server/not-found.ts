import type { FastifyInstance } from 'fastify';
import { problem } from '../http/problem.ts';
import { handleError } from './error-handler.ts';

const matcher = (url: string): RegExp => {
  const literal = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/:\w+/g, '[^/]+').replace('*', '.*')}/?$`);
};

/** 405 with Allow where the address has another method. To be called before the first route is added. */
export const answerUnknown = (app: FastifyInstance): void => {
  const known: { methods: string[]; at: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    known.push({ methods: [method].flat(), at: matcher(url) });
  });
  const allowed = (address: string): string[] => {
    const [path = ''] = address.split('?', 1);
    return [...new Set(known.filter(({ at }) => at.test(path)).flatMap(({ methods }) => methods))];
  };
  app.setNotFoundHandler((request, reply) => {
    const methods = allowed(request.url);
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    handleError(problem(methods.length > 0 ? 'method_not_allowed' : 'not_found'), request, reply);
  });
};
