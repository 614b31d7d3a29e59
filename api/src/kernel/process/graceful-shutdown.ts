import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** What ends, and how much time it gets. */
export interface Ending {
  /** Seconds in which a balancer may notice that the process is leaving; it goes on answering. */
  drainSeconds: number;
  /** From now on probes are answered that it ends. */
  announce(): void;
  /** Answers what is under way, then stops everything. */
  close(): Promise<void>;
}

const usual = {
  /** For the close, whatever hangs in it. */
  closeMs: 10_000,
  /** For what is left of it after a second signal. */
  hurryMs: 1000,
  /** One Ctrl-C may come twice: from the terminal, and handed on by the program that started this one. */
  sameMs: 500,
};

export type ShutdownLimits = typeof usual;

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : String(error));

/** One line of the log, also where there is no log yet or none any more. */
const writeLog = (level: 50 | 60, msg: string, error: unknown): void => {
  const { pid } = process;
  process.stderr.write(`${JSON.stringify({ level, time: Date.now(), pid, msg, err: describe(error) })}\n`);
};

/** Where nobody reads the output any more, logging that failure would fail again, without end. */
const ignoreOutputErrors = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};

/** Kills the process from a thread of its own: a close that never lets go of the main one cannot stop it. */
const killAfter = (milliseconds: number): void => {
  const program = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${milliseconds})`;
  new Worker(program, { eval: true, execArgv: [], env: {} }).unref();
};

/**
 * Ends the process at a signal: readiness first, then, after the drain time, the rest. A second signal
 * leaves a second for what is left; a third is the kernel's and ends it where it stands. An error that
 * nobody caught leaves an unknown state and ends it too, with code 1; a promise that nobody held is
 * only told of.
 */
export class GracefulShutdown {
  readonly #limits: ShutdownLimits;
  readonly #stopping = new AbortController();
  readonly #hurry = new AbortController();
  #stoppedAt = 0;
  #ending: Ending | undefined;
  #code = 0;

  constructor(limits: Partial<ShutdownLimits> = {}) {
    this.#limits = { ...usual, ...limits };
    ignoreOutputErrors();
    const onSignal = (): void => {
      if (!this.isStopping) this.#stop(0);
      else if (performance.now() - this.#stoppedAt > this.#limits.sameMs) {
        process.off('SIGTERM', onSignal);
        process.off('SIGINT', onSignal);
        this.#hasten();
      }
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
    process.on('unhandledRejection', (error) => writeLog(50, 'a rejection that nobody handled', error));
    process.on('uncaughtException', (error) => {
      writeLog(60, 'an error that nobody caught', error);
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
    this.#stoppedAt = performance.now();
    this.#stopping.abort();
    if (this.#ending) void this.#end();
    // Nothing is there yet to be ended, and what is being started may take its time.
    else this.#exitAfter(this.#limits.closeMs);
  }

  #hasten(): void {
    this.#hurry.abort();
    this.#exitAfter(this.#limits.hurryMs);
  }

  /** Whatever hangs must not keep the process from ending. */
  #exitAfter(milliseconds: number): void {
    setTimeout(() => process.exit(1), milliseconds).unref();
    killAfter(2 * milliseconds);
  }

  async #end(): Promise<void> {
    try {
      this.#ending?.announce();
      const drainMs = (this.#ending?.drainSeconds ?? 0) * 1000;
      await wait(drainMs, undefined, { signal: this.#hurry.signal }).catch(() => undefined);
      this.#exitAfter(this.#limits.closeMs);
      await this.#ending?.close();
    } catch (error) {
      this.#code = 1;
      writeLog(50, 'the end was not a good one', error);
    }
    process.exit(this.#code);
  }
}
