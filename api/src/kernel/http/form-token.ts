import { createHmac, randomBytes } from 'node:crypto';
import { sameBytes } from '../crypto/tokens.ts';
import { networkOf } from './limiter.ts';

export const FORM_TOKEN_SECONDS = 12 * 3600;

const TIME_BYTES = 6;
const NONCE_BYTES = 10;
const SIGNATURE_BYTES = 16;

const sign = (key: Uint8Array, facts: Buffer, ip: string): Buffer =>
  createHmac('sha256', key)
    .update('form-token\0')
    .update(facts)
    .update(networkOf(ip))
    .digest()
    .subarray(0, SIGNATURE_BYTES);

/** A signed token for the network of an address; nothing of it is stored. @param key 32 secret bytes. */
export const newFormToken = (key: Uint8Array, ip: string, now = Date.now()): string => {
  const facts = Buffer.concat([Buffer.alloc(TIME_BYTES), randomBytes(NONCE_BYTES)]);
  facts.writeUIntBE(now, 0, TIME_BYTES);
  return `${facts.toString('base64url')}.${sign(key, facts, ip).toString('base64url')}`;
};

/** What a token is counted by; undefined unless it was made for this network in the last twelve hours. */
export const readFormToken = (key: Uint8Array, token: string, ip: string): string | undefined => {
  const [id = '', signature = ''] = token.split('.', 2);
  const facts = Buffer.from(id, 'base64url');
  if (facts.length !== TIME_BYTES + NONCE_BYTES) return undefined;
  if (!sameBytes(sign(key, facts, ip), Buffer.from(signature, 'base64url'))) return undefined;
  const age = Date.now() - facts.readUIntBE(0, TIME_BYTES);
  // A clock of another instance may be a little ahead.
  if (age < -60_000 || age > FORM_TOKEN_SECONDS * 1000) return undefined;
  return facts.toString('base64url');
};
