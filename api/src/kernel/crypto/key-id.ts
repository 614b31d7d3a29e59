import { createHash } from 'node:crypto';

/** Eight hexadecimal digits that name a key without telling it. */
export const keyId = (key: Uint8Array): string =>
  createHash('sha256').update('key id').update(key).digest('hex').slice(0, 8);
