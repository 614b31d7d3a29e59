import type { FastifyBaseLogger } from 'fastify';

/** Work that an answer does not wait for, so that its time shows nothing; a close waits for it. */
export class Background {
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #running = new Set<Promise<void>>();

  constructor(log: Pick<FastifyBaseLogger, 'error'>) {
    this.#log = log;
  }

  /** Starts the work in a later turn; a failure is logged. */
  run(name: string, work: () => Promise<void>): void {
    const running = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => this.#log.error({ err: error, work: name }, 'background work failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when everything started so far has ended. */
  async settle(): Promise<void> {
    await Promise.all(this.#running);
  }
}
