import { isDeepStrictEqual } from 'node:util';

const MOST = 5000;

/** What was found lately, by name: where to begin reading, never what to answer by. */
export class Recent<T> {
  readonly #known = new Map<string, T>();

  find(name: string): T | undefined {
    return this.#known.get(name);
  }

  keep(name: string, value: T): void {
    // The last one now, which is forgotten last.
    this.#known.delete(name);
    this.#known.set(name, value);
    if (this.#known.size <= MOST) return;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
  }

  forget(name: string): void {
    this.#known.delete(name);
  }
}

/** How something ended, to be looked at later. */
export type Outcome<T> = () => T;

/** Waits without throwing; what was thrown is thrown when the outcome is asked for. */
export const outcomeOf = <T>(work: Promise<T>): Promise<Outcome<T>> =>
  work.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );

/**
 * Works with what was found last time while it is asked for again, and once more where it is not the
 * same any more: the result is that of what holds now, in one trip to the server instead of two.
 */
export const workMeanwhile = async <T, R>(
  recent: Recent<T>,
  name: string,
  ask: () => Promise<T>,
  work: (value: T) => Promise<R>,
): Promise<R> => {
  const last = recent.find(name);
  const asking = ask();
  const [found, outcome] = await Promise.all([
    asking,
    last === undefined ? undefined : outcomeOf(work(last)),
  ]);
  if (outcome && isDeepStrictEqual(found, last)) return outcome();
  recent.keep(name, found);
  return work(found);
};
