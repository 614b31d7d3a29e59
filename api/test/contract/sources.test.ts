import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = ['../../src/', '../../commands/'].flatMap((folder) => {
  const root = new URL(folder, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(new URL(name, root), 'utf8') }));
});

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
    'kernel/files/inspect/clamd.ts',
    'kernel/files/store/s3-client.ts',
    'kernel/mail/send-mail.ts',
    'kernel/telemetry/start-tracing.ts',
  ]);
});

test('chance is no secret: it only spreads the waits of transactions', () => {
  expect(filesWith(/Math\.random/)).toEqual(['kernel/database/db.ts']);
});

/** Programs of the embedded server, each with its arguments as a list. */
const starters = [
  'kernel/database/supervisor/cluster.ts',
  'kernel/database/supervisor/launch.ts',
  'kernel/database/supervisor/server-account.ts',
];
/** Paths of routes and lengths of ours. */
const patternMakers = [
  'identity/auth/mailed-proof.db.ts',
  'kernel/files/inspect/pdf-faults.ts',
  'kernel/server/not-found.ts',
];

test('no word of others becomes a command, code or a pattern', () => {
  expect(filesWith(/node:child_process/)).toEqual(starters);
  expect(
    filesWith(/\b(?:exec|execSync|execFile|execFileSync)\(|shell: true/).filter((name) =>
      starters.includes(name),
    ),
  ).toEqual([]);
  expect(filesWith(/\beval\(|new Function\(|from 'node:vm'/)).toEqual([]);
  expect(filesWith(/\bRegExp\(/)).toEqual(patternMakers);
});

test('hashes and ciphers are the listed ones', () => {
  const named = sources.flatMap(({ text }) =>
    [
      ...text.matchAll(
        /\b(?:hash|createHash|createHmac|createCipheriv|createDecipheriv|hkdfSync)\('([^']+)'/g,
      ),
    ].map(([, name]) => name),
  );
  expect(new Set(named)).toEqual(new Set(['sha256']));
  expect(filesWith(/createCipheriv\(|createDecipheriv\(/)).toEqual(['kernel/crypto/encrypt-secret.ts']);
  expect(filesWith(/'aes-/)).toEqual(['kernel/crypto/encrypt-secret.ts']);
});

/** Words of our own inside a statement: names of a list, numbers of ours, and files of migrations. */
const wordsOfOurs = [
  'applications/list-mine.db.ts',
  'funds/record/fund-history.db.ts',
  'kernel/backup/restore-backup.ts',
  'kernel/backup/tables.db.ts',
  'kernel/database/find-text.ts',
  'kernel/database/migrate.ts',
  'kernel/database/page.ts',
  'kernel/database/read-snapshot.ts',
  'kernel/database/start-database.ts',
  'review/queue/queue-condition.db.ts',
  'review/queue/queue-page.db.ts',
];

test('values travel beside a statement; who puts words into one is known', () => {
  expect(filesWith(/\.unsafe[<(]/)).toEqual(wordsOfOurs);
});

test('bytes that could be secret are compared in one place, in constant time', () => {
  expect(filesWith(/timingSafeEqual/)).toEqual(['kernel/crypto/tokens.ts']);
  // The first bytes of files say of which kind they are.
  expect(filesWith(/\.equals\(|Buffer\.compare\(/)).toEqual([
    'kernel/files/inspect/inspect-file.ts',
    'kernel/files/inspect/zip-kind.ts',
  ]);
});

const comparison = /([\w.?#[\]]+(?:\([^()]*\))?)\s*[!=]==?\s*([\w.?#'"[\]]+(?:\([^()]*\))?)/g;
const secretName =
  /(?:hash|digest|token|secret|code|mac|signature|proof|password|binding|ticket|otp|seal|sha256|fingerprint)$|digest\('/i;
const fixed = /^(?:undefined|null|true|false|\d+|['"].*|[A-Z_0-9]+)$/;

/** Comparisons of two values of which one is called like a secret or what is made of one. */
const comparesSecrets = (text: string): string[] =>
  [...text.matchAll(comparison)]
    .filter(([, ...sides]) => !sides.some((side) => fixed.test(side)))
    .filter(([, ...sides]) => sides.some((side) => secretName.test(side.replace(/\((?!'hex)[^()]*\)$/, ''))))
    .map(([whole]) => whole);

/** What is called so and is nobody's secret. */
const openComparisons: Record<string, readonly string[]> = {
  // of a country
  'applications/seed/example-answers.ts': ['code !== home'],
  // the place of a row in the log, whose seal is looked at afterwards
  'kernel/audit/verify-audit.ts': ['row.prevHash !== previous'],
  // whether bytes arrived whole; whether they are ours is asked in constant time
  'kernel/backup/manifest.ts': [".digest('hex') !== hash"],
  'kernel/backup/restore-backup.ts': ['received.sha256 !== name.slice(prefix.length)'],
  'kernel/contract/contract-file.ts': ['digestOf(contract) !== released.sha256'],
};

test('no token, code, proof or hash is compared by a way that stops where they differ', () => {
  const found = sources.flatMap(({ name, text }) => {
    const met = comparesSecrets(text);
    return met.length > 0 ? [[name, met] as const] : [];
  });
  expect(Object.fromEntries(found)).toEqual(openComparisons);
});

test('such a comparison is seen however it is written', () => {
  for (const line of [
    'if (token === stored) return',
    'row.codeHash !== codeHash(key, code)',
    'return given == session.token',
    "createHash('sha256').update(a).digest('hex') === b",
    'this.#secret === secret',
  ])
    expect(comparesSecrets(line), line).toHaveLength(1);
  for (const line of ["error.code === 'ECONNRESET'", 'token === undefined', 'error.code === DISK_FULL'])
    expect(comparesSecrets(line), line).toEqual([]);
});
