import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 300;

/** Does work until it succeeds, as long as somebody still wants it. */
export const retryUntilDone = async (
  work: () => Promise<void>,
  isWanted: () => boolean,
  onFailure: (error: unknown) => void,
): Promise<void> => {
  while (isWanted()) {
    try {
      await work();
      return;
    } catch (error) {
      onFailure(error);
      await wait(PAUSE_MS);
    }
  }
};
