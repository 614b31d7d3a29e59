import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseTrustedKeys, type TrustedKey } from '../documents/schemas.ts';

export const roles = ['publisher', 'manager'] as const;
/** A publisher signs builds, a manager releases. */
export type Role = (typeof roles)[number];

/** Beside the store, so that who may write to the store cannot change whom to trust. */
export const keyFolder = (store: string): string => join(dirname(resolve(store)), 'release-keys');

const trustedFile = (store: string): string => join(keyFolder(store), 'trusted.json');
const privateFile = (store: string, role: Role): string => join(keyFolder(store), `${role}.pem`);

const settings: Record<Role, string> = {
  publisher: 'RELEASE_PUBLISHER_KEY',
  manager: 'RELEASE_MANAGER_KEY',
};

/** A setting is the text itself or the name of a file with it. */
export const textOf = (value: string, isText: RegExp): string =>
  isText.test(value) ? value : readFileSync(value, 'utf8');

/** The keys that a setting names. @throws when it cannot be read */
export const trustedBySetting = (): TrustedKey[] | undefined => {
  const setting = process.env.RELEASE_TRUSTED_KEYS;
  return setting ? parseTrustedKeys(textOf(setting, /^\s*\{/)).keys : undefined;
};

/**
 * The keys whose signatures count: `RELEASE_TRUSTED_KEYS`, else the file beside the store; `undefined` where
 * there is neither, and nothing is checked. @throws when it cannot be read
 */
export const trustedKeys = (store: string): TrustedKey[] | undefined => {
  const setting = process.env.RELEASE_TRUSTED_KEYS;
  const file = trustedFile(store);
  if (!setting && !existsSync(file)) return undefined;
  try {
    return trustedBySetting() ?? parseTrustedKeys(readFileSync(file, 'utf8')).keys;
  } catch (error) {
    const mend = setting ? 'Mend the setting.' : 'Restore it from a backup or another machine.';
    throw new Error(
      `${setting ? 'RELEASE_TRUSTED_KEYS' : file} is no list of keys: ${(error as Error).message}. ${mend}`,
    );
  }
};

const publicPart = (key: KeyObject): Buffer => createPublicKey(key).export({ type: 'spki', format: 'der' });

/** Short and made from the key itself, so that two keys never share one. */
const idOf = (der: Buffer): string => createHash('sha256').update(der).digest('hex').slice(0, 16);

/** The value of a setting stays out of the sentence: it may be a key that lost its first line. */
const privateKeyOf = (role: Role, setting: string | undefined, file: string): KeyObject => {
  try {
    return createPrivateKey(setting ? textOf(setting, /-----BEGIN/) : readFileSync(file, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      setting
        ? `${settings[role]} is neither a private key in PEM form nor the name of a file with one (${code}).`
        : `${file} holds no private key in PEM form (${code}).`,
    );
  }
};

/** @throws with the setting and the file where the key could be */
export const signingKey = (store: string, role: Role) => {
  const setting = process.env[settings[role]];
  const file = privateFile(store, role);
  if (!setting && !existsSync(file))
    throw new Error(`There is no key to sign with as ${role}: set ${settings[role]}, or keep it in ${file}.`);
  const key = privateKeyOf(role, setting, file);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`The key of the ${role} is not an Ed25519 key.`);
  return { id: idOf(publicPart(key)), key };
};

/** Why nothing can be signed here as a role; `undefined` where it can. */
export const faultOfKey = (store: string, role: Role): string | undefined => {
  try {
    signingKey(store, role);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

type Written = readonly [file: string, text: string, mode?: number];

/** Writes which keys are trusted, and a private one. Both aside first: a full disk must not take what is there. */
const writeKeys = (store: string, keys: readonly TrustedKey[], ...made: Written[]): void => {
  const files: Written[] = [[trustedFile(store), `${JSON.stringify({ keys }, null, 2)}\n`], ...made];
  const aside = (file: string): string => `${file}.draft`;
  try {
    for (const [file, text, mode] of files) writeFileSync(aside(file), text, { flush: true, mode });
    for (const [file] of files) renameSync(aside(file), file);
  } finally {
    for (const [file] of files) rmSync(aside(file), { force: true });
  }
};

/** Makes the key with which a role signs from now on. Keys that were trusted before stay so. @returns its id */
export const makeKey = (store: string, role: Role): string => {
  if (process.env.RELEASE_TRUSTED_KEYS || process.env[settings[role]])
    throw new Error(
      `The keys come from settings. Make the new one without them in another folder: PORTAL_DATA=<folder> pnpm release keys make ${role}`,
    );
  const { privateKey } = generateKeyPairSync('ed25519');
  const der = publicPart(privateKey);
  mkdirSync(keyFolder(store), { recursive: true, mode: 0o700 });
  const present = trustedKeys(store) ?? [];
  const made = { id: idOf(der), role, publicKey: der.toString('base64'), madeAt: new Date().toISOString() };
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeKeys(store, [...present, made], [privateFile(store, role), `${pem}`, 0o600]);
  return idOf(der);
};

/**
 * Nothing that this key signed counts any longer. @param needing environments that are signed by it
 * @throws when it is not trusted, signs for this store now, or is needed
 */
export const revokeKey = (store: string, id: string, needing: readonly string[] = []): void => {
  const keys = trustedKeys(store) ?? [];
  const known = keys.find((key) => key.id === id);
  if (!known) throw new Error(`No key "${id}" is trusted.`);
  if (!faultOfKey(store, known.role) && signingKey(store, known.role).id === id)
    throw new Error(
      `${id} is the key with which the ${known.role} signs. Run first: pnpm release keys rotate ${known.role}`,
    );
  if (needing.length > 0)
    throw new Error(
      `${needing.join(' and ')} would have nothing to serve: what is served there is signed by ${id}. Run first: pnpm release sign`,
    );
  if (process.env.RELEASE_TRUSTED_KEYS)
    throw new Error('The keys come from RELEASE_TRUSTED_KEYS: take it out there.');
  const left = keys.filter((key) => key.id !== id);
  writeKeys(store, left);
};
