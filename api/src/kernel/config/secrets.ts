import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';

export const keyNames = ['audit', 'codes', 'factors', 'pepper'] as const;
export type KeyName = (typeof keyNames)[number];

export const isKeyName = (name: string): name is KeyName => keyNames.some((known) => known === name);

/** Keys that no one types: made on the first start, or given in the environment when instances share a database. */
export interface Secrets {
  /** Chains the audit log. */
  audit: Uint8Array;
  /** Keys the hashes of one-time codes. */
  codes: Uint8Array;
  /** Encrypts the seeds of authenticator apps, and mails until they leave. */
  factors: Uint8Array;
  /** Mixed into password hashes. */
  pepper: Uint8Array;
  /** The keys before these, oldest first: what was made with them is still read. */
  previous?: Partial<Record<KeyName, readonly Uint8Array[]>>;
}

const BYTES = 32;

/** @param place the setting or file that the text is from. */
const keyOf = (place: string, text: string): Uint8Array => {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new Error(`${place} must be 64 hexadecimal digits`);
  return Buffer.from(text, 'hex');
};

/** Through to the disk. @throws where the file is there already. */
export const writeNewKey = (path: string, text: string): void =>
  writeFileSync(path, text, { flag: 'wx', mode: 0o600, flush: true });

const readOrMake = (directory: string, name: string): Uint8Array => {
  const path = keyFile(directory, name);
  const part = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  if (!existsSync(path)) {
    writeNewKey(part, `${randomBytes(BYTES).toString('hex')}\n`);
    try {
      linkSync(part, path); // fails when another process was first; then its key counts
    } catch {
      // read below
    }
    rmSync(part);
  }
  return keyOf(path, readFileSync(path, 'utf8').trim());
};

export const keyFile = (directory: string, name: string): string => join(directory, `${name}.key`);

export const previousFile = (directory: string, name: string): string =>
  join(directory, `${name}.previous.key`);

const refuseMissing = (directory: string, names: readonly KeyName[]): void => {
  if (names.length === 0) return;
  const settings = names.map((name) => `${name.toUpperCase()}_KEY`).join(', ');
  const files = names.map((name) => keyFile(directory, name)).join(', ');
  throw new ConfigError(
    `Missing: ${settings}. The database was used with keys already, so that no new ones are made. Set them as they were, or put back ${files}.`,
  );
};

/**
 * Reads the keys from `AUDIT_KEY`, `CODES_KEY`, `PEPPER_KEY` and `FACTORS_KEY`, else from `secrets/` in the
 * data directory. `PEPPER_PREVIOUS_KEY` and `FACTORS_PREVIOUS_KEY` (or their files) stay while a key is changed,
 * `CODES_PREVIOUS_KEY` until the codes of then have run out, `AUDIT_PREVIOUS_KEY` for good. Each is a list, oldest first.
 * @param mayMake whether a key that is nowhere may be made; any may unless said.
 * @throws Error naming a setting that is not 64 hexadecimal digits; ConfigError naming keys that are missing
 * and may not be made.
 */
export const loadSecrets = (
  dataDirectory: string,
  environment: Record<string, string | undefined> = {},
  { mayMake = () => true }: { mayMake?: (name: KeyName) => boolean } = {},
): Secrets => {
  const directory = join(dataDirectory, 'secrets');
  const isThere = (name: KeyName) =>
    Boolean(environment[`${name.toUpperCase()}_KEY`]) || existsSync(keyFile(directory, name));
  refuseMissing(
    directory,
    keyNames.filter((name) => !isThere(name) && !mayMake(name)),
  );
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const key = (name: KeyName): Uint8Array => {
    const setting = `${name.toUpperCase()}_KEY`;
    const value = environment[setting];
    return value ? keyOf(setting, value) : readOrMake(directory, name);
  };
  const previous = (name: KeyName): Uint8Array[] => {
    const setting = `${name.toUpperCase()}_PREVIOUS_KEY`;
    const path = previousFile(directory, name);
    const kept = existsSync(path) ? readFileSync(path, 'utf8') : '';
    // Both count: what any of these keys made still holds. A key that is in both counts once: behind a newer key, an
    // older one would be valid for the log of changes again.
    const known = Object.entries({ [path]: kept, [setting]: environment[setting] ?? '' }).flatMap(
      ([place, text]) =>
        (text.match(/[^\s,]+/g) ?? []).map((part) => [part.toLowerCase(), keyOf(place, part)] as const),
    );
    return [...new Map(known).values()];
  };
  const each = <T>(of: (name: KeyName) => T) =>
    Object.fromEntries(keyNames.map((name) => [name, of(name)])) as Record<KeyName, T>; // fromEntries forgets the names
  return { ...each(key), previous: each(previous) };
};

/** Today's key of a name, then those before it that are still known. */
export const knownKeys = <N extends KeyName>(
  secrets: Pick<Secrets, N | 'previous'>,
  name: N,
): readonly Uint8Array[] => [secrets[name], ...(secrets.previous?.[name] ?? [])];
