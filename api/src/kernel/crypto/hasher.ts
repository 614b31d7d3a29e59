/** Hashes passwords; the parameters are for whoever implements it. */
export interface Hasher {
  /** How many hashes were computed since the start. */
  readonly performed: number;
  /** @throws Problem unavailable when too many wait already. */
  hash(password: string): Promise<string>;
  /** False without a stored hash, after the same time. */
  matches(stored: string | null | undefined, password: string): Promise<boolean>;
  /** Whether a stored hash was made with another pepper or other parameters than today's. */
  isOutdated(stored: string): boolean;
}
