import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Base32 of five bits of each random byte. */
export const idBody = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => alphabet[byte & 31]).join('');

/** A new external id of 100 random bits such as `app_1f9…`; typed by its prefix, so one kind never passes for another. */
export const newId = (prefix: string): string => `${prefix}_${idBody(randomBytes(20))}`;
