import { Worker } from 'node:worker_threads';
import { problem } from '../http/problem.ts';

const AT_ONCE = 2;
const MOST_WAITING = 8;
const LIMIT_MS = 20_000;
/** A thread that has worked once keeps what it loaded for the next task, for a while. */
const IDLE_MS = 30_000;
const RETRY_AFTER = 10;

export interface WorkerPoolOptions {
  /** What its threads run: `answerTasks` with the work. */
  program: URL;
  /** Of one thread; a task that needs more ends with its thread. */
  memoryMb: number;
  /** One task; then its thread is ended. */
  limitMs?: number | undefined;
  mostWaiting?: number | undefined;
}

/** What a thread sends back. */
export type Answered<Result> = { result: Result } | { failed: string };

interface Waiting<Task, Result> {
  task: Task;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Works in threads of its own, two at a time: what takes long would hold up everybody's requests. */
export class WorkerPool<Task, Result> {
  readonly #options: WorkerPoolOptions;
  readonly #waiting: Waiting<Task, Result>[] = [];
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  #busy = 0;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  /**
   * What a thread makes of a task.
   * @throws Problem too_many_requests when too many wait already, unavailable when it takes too long;
   * Error when the work fails or needs too much memory.
   */
  run(task: Task): Promise<Result> {
    if (this.#busy >= AT_ONCE && this.#waiting.length >= (this.#options.mostWaiting ?? MOST_WAITING))
      return Promise.reject(problem('too_many_requests', { retryAfter: RETRY_AFTER }));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#busy >= AT_ONCE) return;
    const next = this.#waiting.shift();
    if (next) this.#work(this.#worker(), next);
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
    worker.on('error', () => {}); // whoever waits for it is told by its own listener
    worker.once('exit', () => this.#idle.delete(worker));
    return worker;
  }

  #work(worker: Worker, { task, resolve, reject }: Waiting<Task, Result>): void {
    this.#busy += 1;
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      void worker.terminate();
    }, this.#options.limitMs ?? LIMIT_MS);
    const settle = (finish: () => void): void => {
      clearTimeout(limit);
      // One by one: taking all away would take the thread's own with them.
      worker.off('message', done).off('error', fail).off('exit', ended);
      this.#busy -= 1;
      finish();
      this.#next();
    };
    const fail = (error: unknown): void => {
      void worker.terminate();
      settle(() => reject(error));
    };
    const done = (answered: Answered<Result>): void => {
      if ('failed' in answered) fail(new Error(answered.failed));
      else
        settle(() => {
          resolve(answered.result);
          this.#rest(worker);
        });
    };
    const ended = (code: number): void =>
      fail(
        isLate
          ? problem('unavailable', { retryAfter: RETRY_AFTER })
          : new Error(`a thread of ${this.#options.program.pathname} ended with ${code}`),
      );
    worker.on('message', done).on('error', fail).on('exit', ended);
    worker.postMessage(task);
  }

  #rest(worker: Worker): void {
    const end = (): void => {
      this.#idle.delete(worker);
      void worker.terminate();
    };
    this.#idle.set(worker, setTimeout(end, IDLE_MS).unref());
  }
}
