import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pin } from '../../src/releases/change-release.ts';
import { cellsOf } from '../../src/releases/matrix-cells.ts';
import { promote, recordTest } from '../../src/releases/promote.ts';
import { matrixOf } from '../../src/releases/skew-matrix.ts';
import { buildFolder } from '../../src/store/layout.ts';
import { currentRelease } from '../../src/store/releases.ts';
import { release } from '../support/command.ts';
import { runWith } from '../support/matrix.ts';
import { addBuild, change, storeWith } from '../support/store.ts';

const first = '1.0.0-aaaaaaaa';
const second = '1.0.0-bbbbbbbb';
const inStaging = (store: string) => ({ ...change(store), environment: 'staging' });

/** Production serves the first builds, staging later ones of these apps. */
const twoEnvironments = async (...changed: string[]): Promise<string> => {
  const store = await storeWith({ app: 'review' }, { app: 'cms' });
  await promote(inStaging(store), 'production', true);
  for (const app of changed) {
    addBuild(store, { app, version: second });
    await pin(inStaging(store), { [app]: second });
  }
  return store;
};

const pinsOfCells = async (store: string) =>
  Object.fromEntries((await cellsOf(store, 'staging', 'production')).map(({ id, pins }) => [id, pins]));

test('a changed area is crossed with production, its fallback with staging, and each area is absent once', async () => {
  const store = await twoEnvironments('review');
  expect(await pinsOfCells(store)).toEqual({
    set: { shell: first, cms: first, review: second },
    'candidate:review': { shell: first, cms: first, review: second },
    'previous:review': { shell: first, cms: first, review: first },
    'absent:cms': { shell: first, cms: first, review: second },
    'absent:review': { shell: first, cms: first, review: second },
  });
});

test('a changed shell is tried with the areas of production, each changed area among its builds', async () => {
  const store = await twoEnvironments('shell', 'review', 'cms');
  expect(await pinsOfCells(store)).toMatchObject({
    'candidate:shell': { shell: second, cms: first, review: first },
    'candidate:review': { shell: first, cms: first, review: second },
    'candidate:cms': { shell: first, cms: second, review: first },
    'previous:cms': { shell: second, cms: first, review: second },
  });
});

test('a cell serves its builds without fallbacks, so that none hides a fault', async () => {
  const cells = await cellsOf(await twoEnvironments('review'), 'staging', 'production');
  for (const { draft } of cells)
    expect(Object.values(draft.remotes).flatMap(({ previous }) => previous)).toEqual([]);
});

test('an environment without another one to go to has a matrix of its own set', async () => {
  const store = await twoEnvironments('review');
  const ids = (await matrixOf(store, 'production', 'production')).map(({ id }) => id);
  expect(ids).toEqual(['set', 'absent:cms', 'absent:review']);
});

test('a matrix is promoted once it passed; equal builds are tested once', async () => {
  const store = await twoEnvironments('review');
  await expect(promote(change(store), 'staging')).rejects.toThrow(
    'Release 2 of staging is untested in these cells of its matrix: set (not run), candidate:review (not run)',
  );
  const { tested, states, opened } = await runWith(store);
  // The one changed remote among production is the whole set.
  expect(tested).toEqual(['set', 'previous:review', 'absent:cms', 'absent:review']);
  expect(opened).toBe(1);
  expect(new Set(Object.values(states))).toEqual(new Set(['passed']));
  const promoted = await promote(change(store), 'staging');
  expect(promoted.tests).toMatchObject({ passed: 45, failed: 0, matrix: { against: 'production' } });
});

test('a cell that failed stands in the way, is named with its test, and is run again', async () => {
  const store = await twoEnvironments('review');
  const why = 'matrix.spec.ts > cms opens: no heading';
  const failed = { passed: 8, failed: 1, failing: [why] };
  const { rows, states } = await runWith(store, { 'previous:review': failed });
  expect(states).toMatchObject({ 'previous:review': 'failed', set: 'passed' });
  expect(rows.find(({ id }) => id === 'previous:review')?.failing).toEqual([why]);
  await expect(promote(change(store), 'staging')).rejects.toThrow(
    'Release 2 of staging failed 1 of 45 tests.',
  );
  expect((await runWith(store)).tested).toEqual(['previous:review']);
  expect((await promote(change(store), 'staging')).tests).toMatchObject({ passed: 45, failed: 0 });
});

test('a cell that nobody changed is reused by the digest of its builds', async () => {
  const store = await twoEnvironments('review');
  await runWith(store);
  addBuild(store, { app: 'cms', version: second });
  await pin(inStaging(store), { cms: second });
  expect((await matrixOf(store, 'staging')).map(({ id, state }) => [id, state])).toEqual([
    ['set', 'not run'],
    ['candidate:cms', 'not run'],
    // What staging was before is what review among production is.
    ['candidate:review', 'reused'],
    ['previous:cms', 'reused'],
    ['previous:review', 'not run'],
    ['absent:cms', 'not run'],
    ['absent:review', 'not run'],
  ]);
  await expect(promote(change(store), 'staging')).rejects.toThrow('candidate:cms (not run)');
  const { tested, states } = await runWith(store);
  expect(tested).toEqual(['set', 'candidate:cms', 'absent:cms', 'absent:review']);
  expect(states).toMatchObject({ 'candidate:review': 'reused', 'candidate:cms': 'passed' });
  expect((await runWith(store)).tested).toEqual([]);
  expect((await runWith(store, {}, { isAnew: true })).tested).toHaveLength(5);
});

test('another build in production is another matrix', async () => {
  const store = await twoEnvironments('review');
  await runWith(store);
  addBuild(store, { app: 'cms', version: second });
  await pin(change(store), { cms: second });
  await expect(promote(change(store), 'staging')).rejects.toThrow(
    'cells of its matrix: candidate:review (not run). Run: pnpm release matrix -e staging',
  );
});

test('a combination that the check refuses is not tested and stands in nobody’s way', async () => {
  const ui = '@portal/ui';
  const store = await twoEnvironments();
  addBuild(store, { app: 'shell', version: second, names: { [ui]: ['Button', 'Chart'] } });
  await pin(change(store), { shell: second });
  addBuild(store, { app: 'shell', version: '1.0.0-cccccccc', names: { [ui]: ['Clock'] } });
  addBuild(store, { app: 'review', version: second, names: { [ui]: ['Clock'] } });
  await pin(inStaging(store), { shell: '1.0.0-cccccccc', review: second });
  const { rows, tested } = await runWith(store);
  const refused = rows.find(({ id }) => id === 'candidate:review');
  expect(refused?.state).toBe('refused');
  expect(refused?.failing[0]).toContain(`review@${second} imports Clock from @portal/ui`);
  expect(tested).not.toContain('candidate:review');
  const { stdout } = await release(store, 'matrix', 'candidate:review', '-e', 'staging', '--list');
  expect(stdout).toContain(`production: review@${second} imports Clock from @portal/ui`);
  expect((await promote(change(store), 'staging')).sequence).toBe(3);
});

test('a set that can be served no longer fails without a test', async () => {
  const store = await twoEnvironments('review');
  writeFileSync(join(buildFolder(store, 'review', second), 'page.1.js'), 'other');
  const { states, tested } = await runWith(store);
  expect(states).toMatchObject({ set: 'failed', 'absent:cms': 'failed', 'previous:review': 'passed' });
  expect(tested).toEqual(['previous:review']);
});

test('reports and the matrix of a set are kept beside each other', async () => {
  const store = await twoEnvironments('review');
  await recordTest(inStaging(store), { passed: 7, failed: 1 });
  await runWith(store);
  await expect(promote(change(store), 'staging')).rejects.toThrow(
    'Release 2 of staging failed 1 of 53 tests.',
  );
  const result = await recordTest(inStaging(store), { passed: 8, failed: 0 });
  expect(result).toMatchObject({ passed: 53, failed: 0, reports: { passed: 8 }, matrix: { passed: 45 } });
});

test('the bench is closed when a test cannot be run, and what passed before is kept', async () => {
  const store = await twoEnvironments('review');
  let isClosed = false;
  const openTestBench = async () => ({
    test: async ({ id }: { id: string }) => {
      if (id !== 'set') throw new Error('The browser is gone.');
      return { passed: 9, failed: 0, failing: [] };
    },
    close: async () => {
      isClosed = true;
    },
  });
  await expect(runWith(store, {}, { openTestBench })).rejects.toThrow('The browser is gone.');
  expect(isClosed).toBe(true);
  const states = (await matrixOf(store, 'staging')).map(({ id, state }) => `${id} ${state}`);
  expect(states).toEqual(expect.arrayContaining(['set passed', 'previous:review not run']));
});

test('the command shows the matrix without running it, as data for scripts', async () => {
  const store = await twoEnvironments('review');
  const { code, stdout } = await release(store, 'matrix', '-e', 'staging', '--list', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)[1]).toMatchObject({
    id: 'candidate:review',
    kind: 'candidate',
    app: 'review',
    state: 'not run',
    builds: { shell: first, review: second },
  });
  const words = await release(store, 'matrix', '-e', 'staging', '--list');
  expect(words.stdout).toContain('5 cells, 5 in the way of a promotion to production.');
  const one = await release(store, 'matrix', 'set', '--list', '-e', 'staging');
  expect(one.stdout).toMatch(/^not run {2}set: .+\n5 cells, 5 in the way/);
  expect(readdirSync(store)).not.toContain('test-results');
  expect((await currentRelease(store, 'staging'))?.sequence).toBe(2);
});

test.each([
  [['matrix', 'nothing', '-e', 'staging'], 2, 'There is no cell "nothing". Known: set, candidate:review,'],
  [['matrix', '-e', 'staging', '--against', '../x'], 2, '"../x" is no name of an environment'],
])('%j is refused with the way out', async (words, code, message) => {
  const outcome = await release(await twoEnvironments('review'), ...words);
  expect(outcome.code).toBe(code);
  expect(outcome.stderr).toContain(message);
});
