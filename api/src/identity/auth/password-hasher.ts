import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { keyId } from '../../kernel/crypto/key-id.ts';
import type { Hasher } from '../../kernel/deps.ts';
import { concurrencyLimit } from '../../kernel/http/concurrency-limit.ts';

/** The library's default algorithm is argon2id. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const peppered = (pepper: Uint8Array, password: string): string =>
  createHmac('sha256', pepper).update(password, 'utf8').digest('base64');

/** A stored hash names its pepper: `p3fa91b2c$argon2id$v=19$…`. */
const PEPPER_MARK = 'p';

/**
 * argon2id over a peppered password. Two at once and a short queue: beyond that whoever asks is turned
 * away instead of taking the threads that read files. Sign-ins queue before it, behind the sign-in limit.
 */
export class PasswordHasher implements Hasher {
  readonly #peppers: ReadonlyMap<string, Uint8Array>;
  readonly #pepper: Uint8Array;
  readonly #mark: string;
  readonly #limit = concurrencyLimit({ atOnce: 2, queue: 20 });
  #performed = 0;
  #dummy: Promise<string> | undefined;

  constructor(pepper: Uint8Array, previous?: Uint8Array) {
    this.#pepper = pepper;
    this.#mark = PEPPER_MARK + keyId(pepper);
    const known = previous ? [previous, pepper] : [pepper];
    this.#peppers = new Map(known.map((key) => [PEPPER_MARK + keyId(key), key]));
  }

  /** How many hashes were computed since the start. */
  get performed(): number {
    return this.#performed;
  }

  /** @throws Problem unavailable when too many wait already. */
  async hash(password: string): Promise<string> {
    const made = await this.#inTurn(() => hash(peppered(this.#pepper, password), parameters));
    return this.#mark + made;
  }

  /**
   * Whether the password belongs to the hash. Without a hash it takes as long and is false, so that
   * an unknown account cannot be told by time.
   */
  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.#dummyHash());
    const start = against.indexOf('$');
    const isRight = await this.#inTurn(() =>
      verify(against.slice(start), peppered(this.#pepperOf(against.slice(0, start)), password)),
    );
    return isRight && typeof stored === 'string';
  }

  /** Whether a stored hash was made with another pepper or other parameters than today's. */
  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = parameters;
    return !stored.startsWith(`${this.#mark}$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }

  /** A hash from before peppers were named was made with the first of those that are known. */
  #pepperOf(mark: string): Uint8Array {
    const [first = this.#pepper] = this.#peppers.values();
    return mark === '' ? first : (this.#peppers.get(mark) ?? this.#pepper);
  }

  #dummyHash(): Promise<string> {
    this.#dummy ??= hash(peppered(this.#pepper, 'nobody has this password'), parameters);
    return this.#dummy;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#limit.run(() => {
      this.#performed += 1;
      return work();
    });
  }
}
