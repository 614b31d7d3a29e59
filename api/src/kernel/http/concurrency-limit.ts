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
export const concurrencyLimit = ({ atOnce, queue, refusal = busy }: ConcurrencyLimitOptions) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    /** @throws the refusal when too many wait already. */
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      if (running < atOnce) running += 1;
      else if (waiting.length >= queue) throw refusal();
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};
