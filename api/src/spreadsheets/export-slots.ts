import { finished, type Readable } from 'node:stream';
import { problem } from '../http/problem.ts';

const AT_ONCE = 2;
const RETRY_AFTER = 10;

/** Exports at work in this process: two at once, one for each person. */
export class ExportSlots {
  readonly #people = new Set<string>();

  /**
   * Holds a slot until the stream has ended or was given up.
   * @throws Problem too_many_requests when none is free.
   */
  hold<S extends Readable>(userId: string, open: () => S): S {
    if (this.#people.has(userId) || this.#people.size >= AT_ONCE) {
      throw problem('too_many_requests', { retryAfter: RETRY_AFTER });
    }
    this.#people.add(userId);
    const free = (): boolean => this.#people.delete(userId);
    try {
      const stream = open();
      finished(stream, free);
      return stream;
    } catch (error) {
      free();
      throw error;
    }
  }
}
