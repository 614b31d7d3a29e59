import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { concurrencyLimit } from '../http/concurrency-limit.ts';
import { problem } from '../http/problem.ts';

const AT_ONCE = 2;
const MAX_WAITING = 8;
const LIMIT_MS = 20_000;
/** How often its memory is looked at. */
const LOOK_MS = 50;
const MEBI = 1024 * 1024;
/** A thread that has worked once keeps what it loaded for the next task, for a while. */
const IDLE_MS = 30_000;
const RETRY_AFTER = 10;

export interface WorkerPoolOptions {
  /** What its threads run: `serveTasks` with the work. */
  program: URL;
  /** Heap of one thread, and as much again for buffers; a task that needs more ends with its thread. */
  memoryMb: number;
  /** Longest time of one task, with the start of its thread where none is idle; then the thread is ended. */
  limitMs?: number | undefined;
  maxWaiting?: number | undefined;
}

/** What a thread sends back. */
export type Answered<Result> = { result: Result } | { failed: string };

/** Works in threads of its own, two at a time: what takes long would hold up everybody's requests. */
export class WorkerPool<Task, Result> {
  readonly #options: WorkerPoolOptions;
  readonly #limit: ReturnType<typeof concurrencyLimit>;
  readonly #idle = new Map<Worker, NodeJS.Timeout>();

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#limit = concurrencyLimit({
      atOnce: AT_ONCE,
      queue: options.maxWaiting ?? MAX_WAITING,
      refusal: () => problem('too_many_requests', { retryAfter: RETRY_AFTER }),
    });
  }

  /**
   * What a thread makes of a task.
   * @throws Problem too_many_requests when too many wait already, unavailable when it takes too long;
   * Error when the work fails or needs too much memory.
   */
  run(task: Task): Promise<Result> {
    return this.#limit.run(() => this.#work(task));
  }

  #worker(): Worker {
    const [known] = this.#idle;
    if (known) {
      const [worker, ending] = known;
      clearTimeout(ending);
      this.#idle.delete(worker);
      return worker;
    }
    const worker = new Worker(this.#options.program, {
      resourceLimits: { maxOldGenerationSizeMb: this.#options.memoryMb },
    });
    worker.unref();
    worker.on('error', () => {}); // whoever waits for it has a listener of its own
    worker.once('exit', () => this.#idle.delete(worker));
    return worker;
  }

  async #work(task: Task): Promise<Result> {
    const { program, memoryMb, limitMs = LIMIT_MS } = this.#options;
    const worker = this.#worker();
    const over = new AbortController();
    const { signal } = over;
    const ended = async () => {
      const [code] = await once(worker, 'exit', { signal });
      throw new Error(`a thread of ${program.pathname} ended with ${code}`);
    };
    const tooLong = async () => {
      await wait(limitMs, undefined, { signal });
      throw problem('unavailable', { retryAfter: RETRY_AFTER });
    };
    // The limits of a thread leave out what lies outside its heap, such as unpacked bytes.
    const tooLarge = async () => {
      for (;;) {
        await wait(LOOK_MS, undefined, { signal });
        // There is none to be had before it has started, nor when it has ended.
        const heap = await worker.getHeapStatistics().catch(() => undefined);
        if (heap && heap.external_memory > memoryMb * MEBI)
          throw new Error(`a thread of ${program.pathname} needs too much memory`);
      }
    };
    try {
      worker.postMessage(task);
      const answer = once(worker, 'message', { signal }) as Promise<[Answered<Result>]>; // as `serveTasks` sends
      const [answered] = await Promise.race([answer, ended(), tooLong(), tooLarge()]);
      if ('failed' in answered) throw new Error(answered.failed);
      this.#rest(worker);
      return answered.result;
    } catch (error) {
      void worker.terminate();
      throw error;
    } finally {
      over.abort();
    }
  }

  #rest(worker: Worker): void {
    const end = (): void => {
      this.#idle.delete(worker);
      void worker.terminate();
    };
    this.#idle.set(worker, setTimeout(end, IDLE_MS).unref());
  }
}
