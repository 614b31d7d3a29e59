import { parentPort } from 'node:worker_threads';
import type { Answered } from './worker-pool.ts';

/** The program of a pool's thread: does what it is sent, one task at a time. Buffers of the result that are named move instead of being copied. */
export const serveTasks = <Task, Result>(
  work: (task: Task) => Promise<Result> | Result,
  moved: (result: Result) => ArrayBuffer[] = () => [],
): void => {
  const answer = (answered: Answered<Result>, buffers: ArrayBuffer[] = []) =>
    parentPort?.postMessage(answered, buffers);
  parentPort?.on('message', async (task: Task) => {
    try {
      const result = await work(task);
      answer({ result }, moved(result));
    } catch (error) {
      answer({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
};
