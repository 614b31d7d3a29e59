import type { FastifyInstance } from 'fastify';
import { problem } from '../http/problem.ts';

const SAMPLE_MS = 500;
const LIMIT_MS = 1000;
/** One stall is a long task; a second one in a row is more work than this process can do. */
const STALLS = 2;
const RETRY_AFTER = 2;

/**
 * Turns calls away while the event loop keeps falling behind by a second, so that those already
 * taken get their answer. The probes stay open.
 */
export const shedLoad = (app: FastifyInstance): void => {
  let stalls = 0;
  let expected = performance.now() + SAMPLE_MS;
  const timer = setInterval(() => {
    const late = performance.now() - expected;
    stalls = late > LIMIT_MS ? stalls + 1 : 0;
    expected = performance.now() + SAMPLE_MS;
  }, SAMPLE_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async (request) => {
    if (stalls >= STALLS && request.url.startsWith('/api/'))
      throw problem('unavailable', { retryAfter: RETRY_AFTER });
  });
};
