import { statfs } from 'node:fs/promises';
import { problem } from '../http/problem.ts';
import { atMostEvery } from './at-most-every.ts';

const CACHE_MS = 1000;
const RETRY_AFTER = 60;

/** What is left on the disk of the data directory, looked at once a second at most. */
export class FreeSpace {
  readonly #reserve: () => number;
  readonly bytes: () => Promise<number>;

  /** @param reserve bytes below which nothing more is taken in */
  constructor(directory: string, reserve: () => number) {
    this.#reserve = reserve;
    this.bytes = atMostEvery(CACHE_MS, () =>
      statfs(directory).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => 0,
      ),
    );
  }

  async isEnough(): Promise<boolean> {
    return (await this.bytes()) > this.#reserve();
  }

  /** The database stops for good on a full disk: it is to keep what it needs to go on. @throws storage_full */
  async refuseWhenFull(): Promise<void> {
    if (!(await this.isEnough())) throw problem('storage_full', { retryAfter: RETRY_AFTER });
  }
}
