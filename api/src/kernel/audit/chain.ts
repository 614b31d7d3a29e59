import { createHmac, createSecretKey } from 'node:crypto';
import { canonicalJson } from '@portal/contracts/rules/canonical-json';
import { oncePer } from '../once-per.ts';

/** What ties a row of any log to the one before it. */
export interface Link {
  seq: string;
  at: string;
  prevHash: string;
}

/** What the first row follows. */
export const genesis = '0'.repeat(64);

/** Made once of each key: making one costs five times as much as a hash with it. */
const preparedOf = oncePer((key: Uint8Array) => createSecretKey(key));

/** HMAC-SHA-256 over the previous hash and the row, in hexadecimal. */
export const rowHash = (key: Uint8Array, { prevHash, ...row }: Link): string =>
  createHmac('sha256', preparedOf(key))
    .update(`${prevHash}\n${canonicalJson(row)}`)
    .digest('hex');
