import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../src/', import.meta.url);

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, root), 'utf8') }));

const filesWith = (pattern: RegExp): string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ name }) => name)
    .toSorted();

/** What can connect to somewhere, imported for more than its types. */
const network =
  /import (?!type )[^;]*? from '(?:node:(?:net|tls|https|http2|dgram|dns)(?:\/promises)?|undici|nodemailer|@aws-sdk\/[^']+|@opentelemetry\/exporter[^']*)'|import\('@(?:aws-sdk|opentelemetry)|\bfetch\(|\b(?:http|https)\.(?:get|request)\(/;

test('the server connects to what an operator configured and nothing else: no address that somebody typed is asked', () => {
  expect(filesWith(network)).toEqual([
    'files/clamd.ts',
    'files/s3-objects.ts',
    'mail/send-mail.ts',
    'telemetry/open-traces.ts',
  ]);
});

test('chance is no secret: it only spreads the waits of transactions', () => {
  expect(filesWith(/Math\.random/)).toEqual(['database/db.ts']);
});

/** Words of our own inside a statement: names of a list, numbers of ours, and files of migrations. */
const wordsOfOurs = [
  'applications/list-mine.db.ts',
  'backup/restore-backup.ts',
  'backup/tables.db.ts',
  'database/find-text.ts',
  'database/migrate.ts',
  'database/page.ts',
  'database/run-transaction.ts',
  'database/start-database.ts',
  'funds/fund-history.db.ts',
  'review/queue-counts.db.ts',
  'review/queue-order.db.ts',
  'review/queue-search.db.ts',
  'review/queue-slice.db.ts',
];

test('values travel beside a statement; who puts words into one is known', () => {
  expect(filesWith(/\.unsafe\(/)).toEqual(wordsOfOurs);
});
