import { problem } from '../../http/problem.ts';

const AT_ONCE = 2;
const RETRY_AFTER = 10;

/** Exports at work in this process: two at once, one for each person. */
export class ExportSlots {
  readonly #people = new Set<string>();

  /**
   * Takes a slot. @returns the way to give it back, which may be called again.
   * @throws Problem too_many_requests when none is free.
   */
  take(userId: string): () => void {
    if (this.#people.has(userId) || this.#people.size >= AT_ONCE) {
      throw problem('too_many_requests', { retryAfter: RETRY_AFTER });
    }
    this.#people.add(userId);
    let isHeld = true;
    return () => {
      if (isHeld) this.#people.delete(userId);
      isHeld = false;
    };
  }
}
