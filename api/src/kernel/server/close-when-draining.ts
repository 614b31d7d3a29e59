import type { FastifyInstance } from 'fastify';
import type { Drain } from '../process/drain.ts';

const LOOK_MS = 100;

/**
 * Once the process is leaving, an answer is the last one of its connection, and connections on which
 * nothing is asked are closed: otherwise they would be waited for.
 */
export const closeWhenDraining = (app: FastifyInstance, drain: Drain): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (drain.isDraining) reply.header('connection', 'close');
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
};
