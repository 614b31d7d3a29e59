import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { haltCanary, startCanary } from '../src/releases/canary.ts';
import { drawUp, pin } from '../src/releases/change-release.ts';
import { checkBuildFiles } from '../src/releases/checks/files.ts';
import { promote } from '../src/releases/promote.ts';
import { removeUnusedBuilds } from '../src/releases/remove-unused-builds.ts';
import { rollBack } from '../src/releases/rollback.ts';
import { findBuild } from '../src/store/builds.ts';
import { buildFolder, releaseFolder } from '../src/store/layout.ts';
import { withLock } from '../src/store/lock.ts';
import { addRelease, currentRelease, whileNobodyMoves } from '../src/store/releases.ts';
import { release } from './support/command.ts';
import { failingAt } from './support/failing-disk.ts';
import { addBuild, change, storeWith } from './support/store.ts';

const second = '1.0.0-bbbbbbbb';
const third = '1.0.0-cccccccc';

/** A store with builds that no release names and that are two days old. */
const storeWithOld = async (versions = [second]): Promise<string> => {
  const store = await storeWith({ app: 'review' });
  const builtAt = new Date(Date.now() - 48 * 3_600_000).toISOString();
  for (const version of versions) addBuild(store, { app: 'review', version, build: { builtAt } });
  return store;
};

test('an old build that is pinned while builds are removed stays', async () => {
  const store = await storeWithOld();
  const staging = { ...change(store), environment: 'staging' };
  await promote(staging, 'production', true);
  // Somebody changes production meanwhile.
  const removing = await withLock(join(releaseFolder(store, 'production'), 'current.lock'), async () => {
    const removed = removeUnusedBuilds(store, 1);
    await pin(staging, { review: second });
    return [removed];
  });
  expect(await Promise.all(removing)).toEqual([[]]);
  expect(await findBuild(store, 'review', second)).toBeDefined();
});

test('an environment that is begun while builds are removed has none of them', async () => {
  const store = await storeWithOld();
  const staging = { ...change(store), environment: 'staging' };
  const { draft } = await drawUp(staging, { pins: { shell: '1.0.0-aaaaaaaa', review: second } });
  let isBegun = false;
  const begun = await whileNobodyMoves(store, async () => {
    const adding = addRelease(store, draft).then(() => {
      isBegun = true;
    });
    adding.catch(() => undefined);
    // Long enough: a change that does not wait is made by then.
    for (let times = 0; times < 5; times += 1) await storeWith({ app: 'review' });
    expect(isBegun).toBe(false);
    await rm(buildFolder(store, 'review', second), { recursive: true });
    return [adding];
  });
  await expect(begun[0]).rejects.toThrow(`review@${second} was removed from the store meanwhile.`);
});

test('a build that is removed after it was checked is not pinned', async () => {
  const store = await storeWithOld();
  const { draft } = await drawUp(change(store), { pins: { review: second } });
  await rm(buildFolder(store, 'review', second), { recursive: true });
  await expect(addRelease(store, draft)).rejects.toThrow(
    `review@${second} was removed from the store meanwhile. Look again.`,
  );
  expect((await currentRelease(store, 'production'))?.sequence).toBe(1);
});

test('a release is served again whose canary was stopped, also after the build of that canary was removed', async () => {
  const store = await storeWithOld();
  await startCanary(change(store), { area: 'review', version: second, share: 500 });
  await haltCanary(change(store), 'review', `review@${second}`, []);
  addBuild(store, { app: 'review', version: third });
  await pin(change(store), { review: third });
  await rm(buildFolder(store, 'review', second), { recursive: true });
  expect((await rollBack(change(store), 3)).sequence).toBe(3);
});

test('a removal that is killed at any step leaves each build whole, or none of it', async () => {
  let step = 1;
  for (let isCut = true; isCut; step += 1) {
    const store = await storeWithOld();
    isCut = await failingAt('killed', step, () => removeUnusedBuilds(store, 1));
    const build = await findBuild(store, 'review', second);
    expect(existsSync(buildFolder(store, 'review', second))).toBe(build !== undefined);
    if (build) expect(await checkBuildFiles(store, `review@${second}`, build)).toEqual([]);
  }
  expect(step).toBeGreaterThan(4);
});

test('a removal that fails at any step has said which builds are gone', async () => {
  const keys = [second, third].map((version) => `review@${version}`);
  const said: string[] = [];
  for (let step = 1, isCut = true; isCut; step += 1) {
    const store = await storeWithOld([second, third]);
    const output = { stdout: '' };
    isCut = await failingAt('full', step, async () => {
      output.stdout = (await release(store, 'gc', '--keep', '1')).stdout;
    });
    const gone = keys.filter((key) => !existsSync(buildFolder(store, 'review', key.slice('review@'.length))));
    expect(output.stdout.match(/^.*(?= removed$)/gm) ?? []).toEqual(gone);
    said.push(gone.join(' '));
  }
  expect(new Set(said)).toEqual(new Set(['', keys[0], keys.join(' ')]));
});
