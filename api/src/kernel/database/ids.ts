import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 20 characters of base32 (100 bits) from random bytes. */
export const idBody = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => alphabet[byte & 31]).join('');

/** A new external id such as `app_1f9…`; typed by its prefix, so one kind never passes for another. */
export const newId = (prefix: string): string => `${prefix}_${idBody(randomBytes(20))}`;
