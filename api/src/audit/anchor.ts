import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../database/db.ts';

/** The head of the chain at a moment, kept outside the database: it shows when the tail was cut off. */
export interface Anchor {
  seq: string;
  hash: string;
}

export const ANCHOR_FILE = 'audit-anchors.log';

const fileIn = (dataDirectory: string): string => join(dataDirectory, ANCHOR_FILE);

const isAnchor = (value: unknown): value is Anchor =>
  typeof value === 'object' && value !== null && 'seq' in value && 'hash' in value;

/** The anchors so far, oldest first; none when nothing was anchored yet. */
export const readAnchors = async (dataDirectory: string): Promise<Anchor[]> => {
  const text = await readFile(fileIn(dataDirectory), 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line): unknown => JSON.parse(line)).filter(isAnchor);
};

/** Appends the present head, unless nothing was written since the last anchor. */
export const anchorAudit = async (db: Db, dataDirectory: string): Promise<void> => {
  const [head] = await db<Anchor[]>`select seq, hash from audit_log order by seq desc limit 1`;
  const last = (await readAnchors(dataDirectory)).at(-1);
  if (!head || head.seq === last?.seq) return;
  const line = JSON.stringify({ seq: head.seq, hash: head.hash, at: new Date().toISOString() });
  await appendFile(fileIn(dataDirectory), `${line}\n`, { mode: 0o600 });
};
