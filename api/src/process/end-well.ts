import { setTimeout as wait } from 'node:timers/promises';

/** What ends, and how much time it gets. */
export interface Ending {
  /** Seconds in which a balancer may notice that the process is leaving; it goes on answering. */
  drainSeconds: number;
  /** Tells the probes. */
  announce(): void;
  /** Answers what is under way, then stops everything. */
  close(): Promise<void>;
}

/** Whatever hangs must not keep the process from ending. */
const CLOSE_MS = 10_000;

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : String(error));

/** One line of the log, also where there is no log yet or none any more. */
const tell = (level: 50 | 60, msg: string, error: unknown): void => {
  const { pid } = process;
  process.stderr.write(`${JSON.stringify({ level, time: Date.now(), pid, msg, err: describe(error) })}\n`);
};

/**
 * Ends the process at a signal: readiness first, then, after the drain time or a second signal, the
 * rest. An error that nobody caught leaves an unknown state and ends it too, with code 1; a promise
 * that nobody held is only told of.
 */
export class EndWell {
  readonly #stopping = new AbortController();
  readonly #hurry = new AbortController();
  #ending: Ending | undefined;
  #code = 0;

  constructor() {
    const stop = () => (this.isStopping ? this.#hurry.abort() : this.#stop(0));
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    process.on('unhandledRejection', (error) => tell(50, 'a rejection that nobody handled', error));
    process.on('uncaughtException', (error) => {
      tell(60, 'an error that nobody caught', error);
      this.#hurry.abort();
      if (!this.isStopping) this.#stop(1);
    });
  }

  get isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Ends what is being started, too. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  /** To be called as soon as there is something to end. @returns false when it has been ended already. */
  async holds(ending: Ending): Promise<boolean> {
    this.#ending = ending;
    if (!this.isStopping) return true;
    await this.#end();
    return false;
  }

  #stop(code: number): void {
    this.#code = code;
    this.#stopping.abort();
    if (this.#ending) void this.#end();
    // Nothing is there yet to be ended, and what is being started may take its time.
    else setTimeout(() => process.exit(1), CLOSE_MS).unref();
  }

  async #end(): Promise<void> {
    const ending = this.#ending;
    if (!ending) return;
    ending.announce();
    await wait(ending.drainSeconds * 1000, undefined, { signal: this.#hurry.signal }).catch(() => undefined);
    setTimeout(() => process.exit(1), CLOSE_MS).unref();
    await ending.close().catch((error: unknown) => {
      this.#code = 1;
      tell(50, 'the end was not a good one', error);
    });
    process.exit(this.#code);
  }
}
