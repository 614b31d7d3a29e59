const windowMs = 60_000;
const maxTries = 10;

/** Counts wrong tokens by network address, within a minute. */
export class FailedTries {
  readonly #tries = new Map<string, { count: number; until: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  isOverLimit(address: string): boolean {
    const tries = this.#tries.get(address);
    return tries !== undefined && tries.until > this.#now() && tries.count >= maxTries;
  }

  add(address: string): void {
    const now = this.#now();
    for (const [known, { until }] of this.#tries) if (until <= now) this.#tries.delete(known);
    const tries = this.#tries.get(address) ?? { count: 0, until: now + windowMs };
    this.#tries.set(address, { ...tries, count: tries.count + 1 });
  }
}
