import { createHmac } from 'node:crypto';
import { knownKeys, type Secrets } from '../../kernel/config/secrets.ts';
import { sameBytes } from '../../kernel/crypto/tokens.ts';

/** How tokens of other systems begin; a person's begin otherwise. */
export const CLIENT_TOKEN = 'afc_';
export const CLIENT_SECRET = 'afs_';

/** A secret has 256 random bits: a keyed hash is enough, and useless without the key. */
export const secretHash = (key: Uint8Array, clientId: string, secret: string): Buffer =>
  createHmac('sha256', key).update(`api-client\0${clientId}\0${secret}`).digest();

/** Compares with every working secret, in constant time each; after a change of the key the old one still holds. */
export const isWorkingSecret = (
  secrets: Secrets,
  clientId: string,
  secret: string,
  working: readonly Buffer[],
): boolean => {
  const hashes = knownKeys(secrets, 'pepper').map((key) => secretHash(key, clientId, secret));
  return working.some((stored) => hashes.some((hash) => sameBytes(stored, hash)));
};
