import { utimesSync } from 'node:fs';
import { expect, test } from 'vitest';
import { removeUnusedBuilds } from '../src/releases/remove-unused-builds.ts';
import { findBuild } from '../src/store/builds.ts';
import { buildFolder } from '../src/store/layout.ts';
import { bringToBucket, refresh } from '../src/store/shared-store.ts';
import { addBuild } from './support/store.ts';
import { twoMachines } from './support/two-machines.ts';

const first = '1.0.0-aaaaaaaa';
const second = '1.0.0-bbbbbbbb';

/** Brings builds into the bucket that no release names and that are two days old. */
const bringOld = async (store: string, ...versions: string[]): Promise<void> => {
  const longAgo = new Date(Date.now() - 48 * 3_600_000);
  for (const version of versions) {
    addBuild(store, { app: 'review', version });
    utimesSync(buildFolder(store, 'review', version), longAgo, longAgo);
  }
  await bringToBucket(store);
};

test('builds that are collected leave the bucket and the other machines', async () => {
  const { one, other } = await twoMachines();
  await bringOld(one, second);
  await refresh(other);
  expect(await removeUnusedBuilds(one, 1)).toEqual([`review@${second}`]);
  await refresh(other);
  expect(await findBuild(other, 'review', second)).toBeUndefined();
  expect(await findBuild(other, 'review', first)).toBeDefined();
});
