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
export const passwordHasher = (pepper: Uint8Array, previous: readonly Uint8Array[] = []): Hasher => {
  const markOf = (key: Uint8Array): string => PEPPER_MARK + keyId(key);
  const pepperOf = (mark: string): Uint8Array => previous.find((key) => markOf(key) === mark) ?? pepper;
  const { run } = concurrencyLimit({ atOnce: 2, queue: 20 });
  let performed = 0;
  const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
    run(() => {
      performed += 1;
      return work();
    });
  let dummy: Promise<string> | undefined;
  const dummyHash = (): Promise<string> => {
    dummy ??= hash(peppered(pepper, 'nobody has this password'), parameters);
    return dummy;
  };

  return {
    get performed() {
      return performed;
    },
    hash: async (password) =>
      markOf(pepper) + (await inTurn(() => hash(peppered(pepper, password), parameters))),
    // Without a hash it takes as long and is false, so that an unknown account cannot be told by time.
    matches: async (stored, password) => {
      const against = stored ?? (await dummyHash());
      const start = against.indexOf('$');
      const isRight = await inTurn(() =>
        verify(against.slice(start), peppered(pepperOf(against.slice(0, start)), password)),
      );
      return isRight && typeof stored === 'string';
    },
    isOutdated: (stored) => {
      const { memoryCost, timeCost, parallelism } = parameters;
      const today = `${markOf(pepper)}$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
      return !stored.startsWith(today);
    },
  };
};
