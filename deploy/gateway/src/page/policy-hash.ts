import { createHash } from 'node:crypto';

/** How the content policy names an inline style or script: the hash of its text, quoted. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
