import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '../config/secrets.ts';
import { keyId } from './key-id.ts';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** What is stored of a secret that must be read again. */
export interface EncryptedSecret {
  /** Nonce, ciphertext, tag. */
  bytes: Buffer;
  keyId: string;
}

/** Encrypts for one owner: moved to another's row, it opens no more. */
export const encryptSecret = (
  { factors }: Pick<Secrets, 'factors'>,
  owner: string,
  plain: Uint8Array,
): EncryptedSecret => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, factors, nonce, { authTagLength: TAG }).setAAD(Buffer.from(owner));
  const bytes = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return { bytes, keyId: keyId(factors) };
};

/** @throws Error when the key is unknown or the bytes were changed. */
export const decryptSecret = (
  { factors, previous }: Pick<Secrets, 'factors' | 'previous'>,
  owner: string,
  { bytes, keyId: id }: EncryptedSecret,
): Buffer => {
  const key = [factors, ...(previous?.factors ?? [])].find((known) => keyId(known) === id);
  if (!key) throw new Error(`No key ${id} to decrypt a secret with`);
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]);
};

/** Whether it should be encrypted again with today's key. */
export const hasOldKey = ({ factors }: Pick<Secrets, 'factors'>, { keyId: id }: EncryptedSecret): boolean =>
  id !== keyId(factors);
