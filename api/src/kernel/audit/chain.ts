import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { canonicalJson } from '@portal/contracts/rules/canonical-json';

/** What ties a row of any log to the one before it. */
export interface Link {
  seq: string;
  at: string;
  prevHash: string;
}

/** What the first row follows. */
export const genesis = '0'.repeat(64);

/** Made once of each key: making one costs five times as much as a hash with it. */
const prepared = new WeakMap<Uint8Array, KeyObject>();

const preparedOf = (key: Uint8Array): KeyObject => {
  const known = prepared.get(key) ?? createSecretKey(key);
  prepared.set(key, known);
  return known;
};

/** HMAC-SHA-256 over the previous hash and the row, in hexadecimal. */
export const rowHash = (key: Uint8Array, { prevHash, ...row }: Link): string =>
  createHmac('sha256', preparedOf(key))
    .update(`${prevHash}\n${canonicalJson(row)}`)
    .digest('hex');
