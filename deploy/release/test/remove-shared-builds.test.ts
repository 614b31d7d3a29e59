import { existsSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { drawUp } from '../src/releases/change-release.ts';
import { removeUnusedBuilds } from '../src/releases/remove-unused-builds.ts';
import { findBuild } from '../src/store/builds.ts';
import { buildFacts, buildFolder, releaseFolder } from '../src/store/layout.ts';
import { addRelease } from '../src/store/releases.ts';
import { bringToBucket, refresh } from '../src/store/shared-store.ts';
import { addBuild, change } from './support/store.ts';
import { bucket, twoMachines } from './support/two-machines.ts';

const first = '1.0.0-aaaaaaaa';
const second = '1.0.0-bbbbbbbb';
const third = '1.0.0-cccccccc';

/** Brings builds into the bucket that no release names and that are two days old. */
const bringOld = async (store: string, ...versions: string[]): Promise<void> => {
  const builtAt = new Date(Date.now() - 48 * 3_600_000).toISOString();
  for (const version of versions) addBuild(store, { app: 'review', version, build: { builtAt } });
  await bringToBucket(store);
};

test('builds that are collected leave the bucket and the other machines', async () => {
  const { one, other } = await twoMachines();
  await bringOld(one, second);
  await refresh(other);
  expect(await removeUnusedBuilds(one, 1)).toEqual([`review@${second}`]);
  await refresh(other);
  // Whoever publishes it again would be told that the one there lacks its files.
  expect(existsSync(buildFolder(other, 'review', second))).toBe(false);
  expect(await findBuild(other, 'review', first)).toBeDefined();
});

test('a machine that fetched the builds just now collects the old ones alone', async () => {
  const { one, other } = await twoMachines();
  addBuild(one, { app: 'review', version: third, build: { builtAt: new Date().toISOString() } });
  await bringOld(one, second);
  await refresh(other);
  expect(await removeUnusedBuilds(other, 1)).toEqual([`review@${second}`]);
});

test('a build that another machine collects after it was checked here is not pinned', async () => {
  const { one, other } = await twoMachines();
  await bringOld(one, second);
  await refresh(other);
  const { draft } = await drawUp(change(other), { pins: { review: second } });
  await removeUnusedBuilds(one, 1);
  await expect(addRelease(other, draft)).rejects.toThrow(
    `review@${second} was removed from the store meanwhile.`,
  );
});

test('a build of which a removal that was killed left files is not pinned', async () => {
  const { one } = await twoMachines();
  await bringOld(one, second);
  const { draft } = await drawUp(change(one), { pins: { review: second } });
  await bucket().remove(`assets/review/${second}/${buildFacts}`);
  await expect(addRelease(one, draft)).rejects.toThrow(
    `review@${second} was removed from the store meanwhile.`,
  );
});

test('a build is published again after a removal of it was killed', async () => {
  const { one } = await twoMachines();
  await bringOld(one, second);
  await rm(buildFolder(one, 'review', second), { recursive: true });
  for (const name of (await bucket().list()).keys()) if (name.includes(second)) await bucket().remove(name);
  await refresh(one);
  await bringOld(one, second);
  expect((await bucket().list()).has(`assets/review/${second}/${buildFacts}`)).toBe(true);
});

test('a change beside a removal of many builds waits for a piece of it, not for all', async () => {
  const { one, other, server } = await twoMachines();
  await bringOld(one, ...[1, 2, 3, 4].map((at) => `1.0.${at}-dddddddd`));
  addBuild(other, { app: 'cms', version: second, build: { builtAt: new Date().toISOString() } });
  await bringToBucket(other);
  const { draft } = await drawUp(change(other), { pins: { cms: second } });
  server.beSlow(20);
  const order: string[] = [];
  const removing = removeUnusedBuilds(one, 1, undefined, 0).then(({ length }) =>
    order.push(`${length} removed`),
  );
  const begun = () => expect(existsSync(buildFolder(one, 'review', '1.0.1-dddddddd'))).toBe(false);
  await vi.waitFor(begun, { timeout: 10_000, interval: 10 });
  await addRelease(other, draft).then(() => order.push('pinned'));
  await removing;
  expect(order).toEqual(['pinned', '4 removed']);
});

test('who removes builds ends where another process takes the lock over', async () => {
  const { one, server } = await twoMachines();
  await bringOld(one, second, third);
  server.beSlow(300);
  const removing = removeUnusedBuilds(one, 1);
  const begun = () => expect(existsSync(buildFolder(one, 'review', second))).toBe(false);
  await vi.waitFor(begun, { timeout: 10_000, interval: 10 });
  writeFileSync(join(releaseFolder(one, 'production'), 'current.lock'), 'another process');
  await expect(removing).rejects.toThrow('was taken over by another process');
  expect(await findBuild(one, 'review', third)).toBeDefined();
});
