import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

const LOOK_MS = 100;

/** From then on each answer is the last of its connection, and idle ones are closed: the end would wait for them. */
export const closeWhenDraining = (app: FastifyInstance, drain: Deps['drain']): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (drain.isDraining) reply.header('connection', 'close');
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
};
