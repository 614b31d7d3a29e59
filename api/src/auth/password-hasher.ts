import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { problem } from '../http/problem.ts';

/** The library's default algorithm is argon2id. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const AT_ONCE = 2;
const QUEUE = 20;
const RETRY_AFTER = 2;

/**
 * argon2id over a peppered password. Two at once and a short queue: beyond that a flood of sign-ins
 * is turned away instead of taking the threads that read files.
 */
export class PasswordHasher {
  readonly #pepper: Uint8Array;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #dummy: Promise<string> | undefined;

  constructor(pepper: Uint8Array) {
    this.#pepper = pepper;
  }

  /** @throws Problem unavailable when too many wait already. */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(this.#peppered(password), parameters));
  }

  /**
   * Whether the password belongs to the hash. Without a hash it takes as long and is false, so that
   * an unknown account cannot be told by time.
   */
  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.#dummyHash());
    const isRight = await this.#inTurn(() => verify(against, this.#peppered(password)));
    return isRight && typeof stored === 'string';
  }

  /** Whether a stored hash was made with other parameters than today's. */
  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = parameters;
    return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }

  #peppered(password: string): string {
    return createHmac('sha256', this.#pepper).update(password, 'utf8').digest('base64');
  }

  #dummyHash(): Promise<string> {
    this.#dummy ??= hash(this.#peppered('nobody has this password'), parameters);
    return this.#dummy;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= QUEUE) throw problem('unavailable', { retryAfter: RETRY_AFTER });
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
