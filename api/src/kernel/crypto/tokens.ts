import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { latinDigits } from '@portal/contracts/rules/values';
import { knownKeys, type Secrets } from '../config/secrets.ts';

/** 256 random bits for a URL or header. */
export const randomToken = (prefix = ''): string => `${prefix}${randomBytes(32).toString('base64url')}`;

/** What is stored of a token: enough to recognise it, useless to whoever reads the table. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Decimal digits from the system's random source. */
export const randomDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');

/** A code as somebody typed or pasted it: in digits of any keyboard, with spaces or marks of direction. */
export const plainCode = (typed: string): string => latinDigits(typed.replace(/[\s\p{Cf}]/gu, ''));

/** A short code is guessable from a bare hash, so its hash is keyed and bound to what it belongs to. */
export const codeHash = (key: Uint8Array, owner: string, code: string): Buffer =>
  createHmac('sha256', key).update(`${owner}\0${code}`).digest();

/** Whether a hash is that of the owner's code, under today's key or one before it. */
export const isCode = (
  keys: Pick<Secrets, 'codes' | 'previous'>,
  owner: string,
  code: string,
  hash: Uint8Array,
): boolean => knownKeys(keys, 'codes').some((key) => sameBytes(hash, codeHash(key, owner, code)));

/** Compares in a time that does not depend on where they differ. The only way here to compare what is secret. */
export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && timingSafeEqual(a, b);

/** The same for what is written as text. */
export const sameText = (a: string, b: string): boolean => sameBytes(Buffer.from(a), Buffer.from(b));
