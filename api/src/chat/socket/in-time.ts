import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the database lets a statement run: what takes longer was lost with its connection. */
const LIMIT_MS = 6000;
const PAUSE_MS = 300;

/** Waits for work, but not for ever. @throws Error after six seconds. */
export const inTime = async <T>(work: Promise<T>): Promise<T> => {
  const over = new AbortController();
  const late = wait(LIMIT_MS, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error('The database did not answer in time');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    over.abort();
  }
};

/** Does work until it succeeds, as long as somebody still wants it. */
export const untilDone = async (
  work: () => Promise<void>,
  isWanted: () => boolean,
  onFailure: (error: unknown) => void,
): Promise<void> => {
  while (isWanted()) {
    try {
      await inTime(work());
      return;
    } catch (error) {
      onFailure(error);
      await wait(PAUSE_MS);
    }
  }
};
