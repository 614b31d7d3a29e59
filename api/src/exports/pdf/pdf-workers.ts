import { Worker } from 'node:worker_threads';
import { problem } from '../../http/problem.ts';
import type { PdfDocument } from './document-model.ts';

const AT_ONCE = 2;
const MOST_WAITING = 8;
const LIMIT_MS = 20_000;
/** A thread that has drawn once keeps its fonts for the next, for a while. */
const IDLE_MS = 30_000;
const RETRY_AFTER = 10;

interface Task {
  document: PdfDocument;
  resolve(bytes: Buffer): void;
  reject(error: unknown): void;
}

/** Draws in threads of its own: laying out pages would hold up everybody's requests. */
export class PdfWorkers {
  readonly #limitMs: number;
  readonly #mostWaiting: number;
  readonly #waiting: Task[] = [];
  readonly #idle = new Map<Worker, NodeJS.Timeout>();
  #busy = 0;

  constructor({ limitMs = LIMIT_MS, mostWaiting = MOST_WAITING } = {}) {
    this.#limitMs = limitMs;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * The bytes of a document.
   * @throws Problem too_many_requests when too many wait already, unavailable when it takes too long.
   */
  draw(document: PdfDocument): Promise<Buffer> {
    if (this.#busy >= AT_ONCE && this.#waiting.length >= this.#mostWaiting)
      return Promise.reject(problem('too_many_requests', { retryAfter: RETRY_AFTER }));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ document, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#busy >= AT_ONCE) return;
    const task = this.#waiting.shift();
    if (task) this.#run(this.#worker(), task);
  }

  #worker(): Worker {
    const [known] = this.#idle;
    if (known) {
      const [worker, ending] = known;
      clearTimeout(ending);
      this.#idle.delete(worker);
      return worker;
    }
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.unref();
    worker.on('error', () => {}); // whoever waits for it is told by its own listener
    worker.once('exit', () => this.#idle.delete(worker));
    return worker;
  }

  #run(worker: Worker, task: Task): void {
    this.#busy += 1;
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      void worker.terminate();
    }, this.#limitMs);
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
      settle(() => task.reject(error));
    };
    const done = (drawn: { bytes: Uint8Array } | { failed: string }): void => {
      if ('failed' in drawn) fail(new Error(drawn.failed));
      else
        settle(() => {
          task.resolve(Buffer.from(drawn.bytes.buffer, drawn.bytes.byteOffset, drawn.bytes.byteLength));
          this.#rest(worker);
        });
    };
    const ended = (code: number): void =>
      fail(
        isLate
          ? problem('unavailable', { retryAfter: RETRY_AFTER })
          : new Error(`the PDF worker ended with ${code}`),
      );
    worker.on('message', done).on('error', fail).on('exit', ended);
    worker.postMessage(task.document);
  }

  #rest(worker: Worker): void {
    const end = (): void => {
      this.#idle.delete(worker);
      void worker.terminate();
    };
    this.#idle.set(worker, setTimeout(end, IDLE_MS).unref());
  }
}
