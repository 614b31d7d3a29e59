import type { FastifyBaseLogger } from 'fastify';

/** Work that an answer does not wait for, so that its time shows nothing; a close waits for it. */
export const backgroundWork = (log: Pick<FastifyBaseLogger, 'error'>) => {
  const running = new Set<Promise<void>>();
  return {
    /** Starts the work in a later turn; a failure is logged. */
    run: (name: string, work: () => Promise<void>): void => {
      const started = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => log.error({ err: error, work: name }, 'background work failed'))
        .finally(() => running.delete(started));
      running.add(started);
    },
    /** Resolves when everything started so far has ended. */
    settle: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
};

export type Background = ReturnType<typeof backgroundWork>;
