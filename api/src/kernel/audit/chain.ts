import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/** What ties a row of any log to the one before it. */
export interface Link {
  seq: string;
  at: string;
  prevHash: string;
}

/** The columns of the log of changes that the hash covers, as stored. */
export interface ChainedRow extends Link {
  id: string;
  actorId: string | null;
  actorName: string;
  actorRole: string | null;
  process: string;
  action: string;
  entityType: string;
  entityId: string | null;
  entityLabel: string | null;
  changes: unknown;
  outcome: string;
  ip: string | null;
  userAgent: string | null;
  requestId: string | null;
  onBehalfOf: string | null;
}

/** JSON with sorted keys (RFC 8785 for what we store): the same row always gives the same text. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`);
  return `{${members.join(',')}}`;
};

/** What the first row follows. */
export const genesis = '0'.repeat(64);

/** Made once of each key: making one costs five times as much as sealing with it. */
const prepared = new WeakMap<Uint8Array, KeyObject>();

const preparedOf = (key: Uint8Array): KeyObject => {
  const known = prepared.get(key) ?? createSecretKey(key);
  prepared.set(key, known);
  return known;
};

/** HMAC-SHA-256 over the previous hash and the row, in hexadecimal. */
export const rowHash = (key: Uint8Array, { prevHash, ...row }: Link): string =>
  createHmac('sha256', preparedOf(key))
    .update(`${prevHash}\n${canonical(row)}`)
    .digest('hex');
