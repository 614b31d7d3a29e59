import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { End } from '../telemetry/traces.ts';

/** Traces every request; a trace of the caller is continued behind proxies of ours only. */
export const traceRequests = (app: FastifyInstance, { traces, config }: Deps): void => {
  const endings = new WeakMap<object, End>();
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = request.headers.traceparent;
    const isBelieved = config.trustedHops > 0 && typeof parent === 'string';
    const { end, run } = traces.request(request.method, request.id, isBelieved ? parent : undefined);
    endings.set(request, end);
    run(done);
  });
  app.addHook('onResponse', async (request, reply) => {
    endings.get(request)?.({ route: request.routeOptions.url ?? 'unknown', status: reply.statusCode });
  });
};
