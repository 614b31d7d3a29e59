import { type Problem, problem } from './problem.ts';

const busy = (): Problem => problem('unavailable', { retryAfter: 2 });

interface ConcurrencyLimitOptions {
  /** How many pieces of work are done at once. */
  atOnce: number;
  /** How many more may wait; whoever comes after them is told to come back. */
  queue: number;
  /** What they are told; `unavailable` when absent. */
  refusal?: () => Problem;
}

/** Lets a few pieces of work through at a time, in the order in which they came. */
export class ConcurrencyLimit {
  readonly #atOnce: number;
  readonly #queue: number;
  readonly #refusal: () => Problem;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, queue, refusal = busy }: ConcurrencyLimitOptions) {
    this.#atOnce = atOnce;
    this.#queue = queue;
    this.#refusal = refusal;
  }

  /** @throws the refusal when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#queue) throw this.#refusal();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
