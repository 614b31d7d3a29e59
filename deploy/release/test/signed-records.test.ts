import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pin } from '../src/releases/change-release.ts';
import { buildBefore } from '../src/releases/change-remote.ts';
import { mustFindRelease } from '../src/releases/find-release.ts';
import { promote } from '../src/releases/promote.ts';
import { repair, rollBack } from '../src/releases/rollback.ts';
import { makeFirstKeys, signAnew } from '../src/releases/sign-store.ts';
import { keyFolder, makeKey, revokeKey, trustedKeys } from '../src/signing/keys.ts';
import { readHistory } from '../src/store/history.ts';
import { integrityOf } from '../src/store/integrity.ts';
import { keepSeen } from '../src/store/last-seen-pointer.ts';
import {
  buildFolder,
  cellResultFile,
  historyFile,
  releaseFile,
  releaseFolder,
  signatureFile,
  testResultFile,
} from '../src/store/layout.ts';
import { currentRelease } from '../src/store/releases.ts';
import { signBuild } from '../src/store/signed-documents.ts';
import { setDigestOf } from '../src/store/test-results.ts';
import { release } from './support/command.ts';
import { runWith } from './support/matrix.ts';
import { addBuild, change, storeWith } from './support/store.ts';

const second = '1.0.0-bbbbbbbb';
const inStaging = (store: string) => ({ ...change(store), environment: 'staging' });

const pinSigned = async (store: string, app: string, version: string) => {
  addBuild(store, { app, version });
  await signBuild(store, buildFolder(store, app, version));
  return pin(inStaging(store), { [app]: version });
};

/** With keys: production serves the first builds, staging another build of review. */
const signedStore = async (): Promise<string> => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  await makeFirstKeys(store);
  await promote(inStaging(store), 'production', true);
  await pinSigned(store, 'review', second);
  return store;
};

const linesOf = (store: string, environment: string) =>
  readFileSync(historyFile(store, environment), 'utf8').trimEnd().split('\n');

const writeLines = (store: string, lines: readonly string[]) =>
  writeFileSync(historyFile(store, 'staging'), lines.map((line) => `${line}\n`).join(''));

/** The chain made whole again after an edit, as somebody would who may write to the store. */
const chained = (entries: Record<string, unknown>[]): string[] => {
  let previous: string | null = null;
  return entries.map((entry) => {
    const { signature, ...rest } = entry;
    const plain = { ...rest, previous };
    previous = integrityOf(Buffer.from(JSON.stringify(plain)));
    return JSON.stringify({ ...plain, ...(signature !== undefined && { signature }) });
  });
};

const parsedLines = (store: string, environment = 'staging') =>
  linesOf(store, environment).map((line) => JSON.parse(line) as Record<string, unknown>);

const forgeries: [string, (store: string) => string[], string][] = [
  [
    'with other words in a line, and its chain made whole',
    (store) => chained(parsedLines(store).map((line, at) => (at === 1 ? { ...line, by: 'eve' } : line))),
    'line 2 was changed after it was signed',
  ],
  [
    'with a line whose signature was taken off',
    (store) =>
      parsedLines(store).map(({ signature, ...line }, at) =>
        JSON.stringify(at === 1 ? line : { ...line, signature }),
      ),
    'line 2 is not signed',
  ],
  [
    'without any signature',
    (store) => parsedLines(store).map(({ signature: _, ...line }) => JSON.stringify(line)),
    'line 3 is not signed',
  ],
  [
    'with a line of another environment',
    (store) => linesOf(store, 'staging').with(0, linesOf(store, 'production')[0] ?? ''),
    'line 1 was changed after it was signed',
  ],
  [
    'without its last line',
    (store) => linesOf(store, 'staging').slice(0, -1),
    'it ends with move 2, and the pointer is at move 3',
  ],
  ['that is empty', () => [], 'it ends with move 0, and the pointer is at move 3'],
];

test.each(forgeries)('a history %s is named, and the next move records that', async (_what, forge, why) => {
  const store = await signedStore();
  await rollBack(inStaging(store), 1);
  expect((await release(store, 'history', '-e', 'staging')).code).toBe(0);
  writeLines(store, forge(store));
  const told = await release(store, 'history', '-e', 'staging');
  expect(told).toMatchObject({ code: 1, stderr: expect.stringContaining(why) });

  for (const to of [2, 1]) await rollBack(inStaging(store), to);
  const { entries } = await readHistory(store, 'staging');
  const found = entries.filter(({ action, reason }) => action === 'found' && reason.includes(why));
  expect(found).toHaveLength(1);
});

test('a release before counts by its line of the signed history, else by its own signature', async () => {
  const store = await signedStore();
  const current = await pinSigned(store, 'cms', second);
  const file = releaseFile(store, 'staging', 2);
  rmSync(signatureFile(file));
  await expect(mustFindRelease(store, 'staging', 2)).rejects.toThrow('is not signed');
  expect(await buildBefore(store, current, 'review')).toBe('1.0.0-aaaaaaaa');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(second, '1.0.0-cccccccc'));
  await expect(buildBefore(store, current, 'review')).rejects.toThrow('is not signed');
});

test('an older build that lies in the place of a newer one, with its signature, is refused', async () => {
  const store = await signedStore();
  const [older, newer] = ['1.0.0-aaaaaaaa', '1.0.0-cccccccc'].map((v) => buildFolder(store, 'review', v));
  cpSync(older ?? '', newer ?? '', { recursive: true });
  const pinned = pin(inStaging(store), { review: '1.0.0-cccccccc' });
  await expect(pinned).rejects.toThrow('is damaged: it is of review@1.0.0-aaaaaaaa');
  expect((await currentRelease(store, 'staging'))?.builds).toHaveProperty(`review@${second}`);
});

/** Where the results of the set that staging serves, and of one cell of its matrix, are. */
const resultsOf = async (store: string) => {
  const current = await currentRelease(store, 'staging');
  const { rows } = await runWith(store);
  const digest = rows.find(({ id }) => id === 'absent:cms')?.digest;
  if (!current || !digest) throw new Error('Staging serves nothing.');
  return { ofSet: testResultFile(store, setDigestOf(current)), ofCell: cellResultFile(store, digest) };
};

const edit = (file: string, change: (result: Record<string, unknown>) => unknown) =>
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));

const falseResults: [string, (file: string, before: string) => void, string][] = [
  [
    'edited',
    (file) => edit(file, (result) => ({ ...result, passed: 99, failed: 0 })),
    'was changed after it was signed',
  ],
  ['stripped', (file) => edit(file, ({ signature: _, ...result }) => result), 'is not signed'],
  ['copied from other builds', (file, before) => copyFileSync(before, file), 'is of other builds'],
];

test.each(falseResults)(
  'a result that was %s is refused by a promotion until it is tested anew',
  async (_what, forge, why) => {
    const store = await signedStore();
    const before = await resultsOf(store);
    await pinSigned(store, 'cms', second);
    const now = await resultsOf(store);

    forge(now.ofCell, before.ofCell);
    expect((await release(store, 'matrix', '-e', 'staging', '--list')).stdout).toContain('1 in the way');
    await expect(promote(change(store), 'staging')).rejects.toThrow('matrix: absent:cms (not run)');
    expect((await runWith(store)).tested).toEqual(['absent:cms']);

    forge(now.ofSet, before.ofSet);
    await expect(promote(change(store), 'staging')).rejects.toThrow(
      new RegExp(`Release 3 of staging is untested: .*: it ${why}\\. Run: pnpm release matrix`),
    );
    // Other changes go on; only their result is missing.
    await rollBack(inStaging(store), 1);
    await rollBack(inStaging(store), 3);
    await runWith(store);
    expect((await promote(change(store), 'staging')).tests?.failed).toBe(0);
  },
);

test('records are signed anew with a new key, and do not count by one that was revoked', async () => {
  const store = await signedStore();
  await runWith(store);
  const old = trustedKeys(store)?.find(({ role }) => role === 'manager')?.id ?? '';
  makeKey(store, 'manager');
  await signAnew(store, 'test');
  const contents = () =>
    readdirSync(join(store, 'test-results'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(join(store, 'test-results', name), 'utf8'))
      .concat(readFileSync(historyFile(store, 'staging'), 'utf8'));
  for (const text of contents()) expect(text).not.toContain(old);
  revokeKey(store, old);
  expect((await readHistory(store, 'staging')).fault).toBeUndefined();
  expect((await promote(change(store), 'staging')).tests?.failed).toBe(0);

  const third = makeKey(store, 'manager');
  await pinSigned(store, 'cms', second);
  const trusted = join(keyFolder(store), 'trusted.json');
  const { keys } = JSON.parse(readFileSync(trusted, 'utf8')) as { keys: { id: string; role: string }[] };
  const left = keys.filter(({ id, role }) => role === 'publisher' || id === third);
  writeFileSync(trusted, JSON.stringify({ keys: left }));
  expect((await readHistory(store, 'staging')).fault).toMatch(
    /line 1 is signed by the key .*, which is not trusted/,
  );
});

test('who has no key of a manager records no test', async () => {
  const store = await signedStore();
  const { rows } = await runWith(store);
  expect(rows.every(({ state }) => state === 'passed')).toBe(true);
  process.env.RELEASE_MANAGER_KEY = join(keyFolder(store), 'publisher.pem');
  try {
    await expect(runWith(store, {}, { isAnew: true })).rejects.toThrow('is not trusted as manager');
  } finally {
    delete process.env.RELEASE_MANAGER_KEY;
  }
});

test('a number that was served is not given again after the releases came from a backup', async () => {
  const store = await signedStore();
  const folder = releaseFolder(store, 'staging');
  const backup = `${folder}-backup`;
  cpSync(folder, backup, { recursive: true });
  const { sequence } = await pinSigned(store, 'cms', second);
  await keepSeen(store, 'staging', { move: 3, number: sequence });

  rmSync(folder, { recursive: true });
  cpSync(backup, folder, { recursive: true });
  await repair({ ...inStaging(store), reason: 'restored' });
  expect(await rollBack(inStaging(store), 1)).toMatchObject({ sequence: 1 });
  expect(await pinSigned(store, 'cms', second)).toMatchObject({ sequence: sequence + 1 });
});
