import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Db, finds } from '../database/db.ts';
import { isMissing } from '../files/store/file-errors.ts';
import type { Job } from '../jobs/job.ts';
import type { ChainedLog } from './chain-row.ts';

/** The head of the chain at a moment, kept outside the database: it shows when the tail was cut off. */
interface Anchor {
  seq: string;
  hash: string;
}

export const ANCHOR_FILE = 'audit-anchors.log';

const fileIn = (dataDirectory: string): string => join(dataDirectory, ANCHOR_FILE);

/** Anchors of the log of changes name no log. */
type Line = Anchor & { log?: ChainedLog };

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'seq' in value && 'hash' in value;

/** Empty before the first anchor. @throws where the file is there and cannot be read: the log would seem whole. */
export const readAnchorFile = (dataDirectory: string): Promise<string> =>
  readFile(fileIn(dataDirectory), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });

/** Nothing for a line that a full disk cut short. */
const lineOf = (text: string): Line[] => {
  try {
    return [JSON.parse(text)].filter(isLine);
  } catch {
    return [];
  }
};

/** The anchors of a log so far, oldest first; none when nothing was anchored yet. @throws as `readAnchorFile` does. */
export const readAnchors = async (
  dataDirectory: string,
  log: ChainedLog = 'audit_log',
): Promise<Anchor[]> => {
  const lines = (await readAnchorFile(dataDirectory)).split('\n').flatMap(lineOf);
  return lines.filter((anchor) => (anchor.log ?? 'audit_log') === log);
};

/** @throws Error where the entry of the last anchor is gone: another anchor might hide it. */
const anchorLog = async (db: Db, dataDirectory: string, log: ChainedLog): Promise<Line[]> => {
  const [head] = await db<Anchor[]>`
    select seq, hash from ${db(log)} order by seq desc limit 1`;
  const last = (await readAnchors(dataDirectory, log)).at(-1);
  if (last && !(await finds(db`select 1 from ${db(log)} where seq = ${last.seq} and hash = ${last.hash}`)))
    throw new Error(`${log} was cut off or written anew: its anchored entry ${last.seq} is gone`);
  if (!head || head.seq === last?.seq) return [];
  const named = log === 'audit_log' ? {} : { log };
  const line = { ...named, seq: head.seq, hash: head.hash, at: new Date().toISOString() };
  const separator = /[^\n]$/.test(await readAnchorFile(dataDirectory)) ? '\n' : '';
  await appendFile(fileIn(dataDirectory), `${separator}${JSON.stringify(line)}\n`, { mode: 0o600 });
  return [line];
};

/** Appends the present heads of both logs, unless nothing was written since the last anchor. @returns what it appended @throws Error where one was cut off or rewritten */
export const anchorAudit = async (db: Db, dataDirectory: string): Promise<Line[]> => [
  ...(await anchorLog(db, dataDirectory, 'audit_log')),
  ...(await anchorLog(db, dataDirectory, 'login_history')),
];

export const anchorJob: Job = {
  name: 'audit-anchor',
  cron: '0 * * * *',
  run: async ({ db, config, log }) => {
    // Each instance has a file of its own, which may end with it: whoever collects the log has all of them.
    for (const anchor of await anchorAudit(db, config.dataDirectory)) log.info(anchor, 'audit anchor');
  },
};
