import { writeFileSync } from 'node:fs';
import { areaNames, versionOf } from '@portal/config/versions';
import { pin } from '@portal/release/releases/change-release';
import { hashFiles } from '@portal/release/store/integrity';
import { pointerFile } from '@portal/release/store/layout';
import { addBuild, emptyFolder } from '@portal/release/test/store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { builtApps, pinWorkspace, seedBuilds, unbuiltApps } from '../src/pin-workspace.ts';

const apps = ['shell', ...areaNames()];
const older = '0.0.1-aaaaaaaa';

/** A store with a build of the workspace's sources for each of the apps, beside an older one of every app. */
const storeWith = (built: readonly string[]): string => {
  const store = emptyFolder();
  for (const app of apps) addBuild(store, { app, version: older });
  for (const app of built) addBuild(store, { app, version: versionOf(app) });
  return store;
};

const versionsOf = async (release: Awaited<ReturnType<typeof pinWorkspace>>) =>
  Object.values(release?.builds ?? {})
    .map(({ app, version }) => `${app} ${version}`)
    .toSorted();

test('without building, the builds that are there of the sources as they are are pinned, and no others', async () => {
  const store = storeWith(apps);
  const before = { store, environment: 'production', by: 'operator', reason: 'first' };
  await pin(before, Object.fromEntries(apps.map((app) => [app, older])));
  const release = await pinWorkspace(store, 'production', 'none');
  expect(release?.sequence).toBe(2);
  expect(await versionsOf(release)).toEqual(
    expect.arrayContaining(apps.map((app) => `${app} ${versionOf(app)}`)),
  );
  expect((await pinWorkspace(store, 'production', 'none'))?.sequence).toBe(2);
});

test('only where something was served before does a start say that sources changed', async () => {
  const store = storeWith(apps);
  const first = await pinWorkspace(store, 'production');
  expect(first?.change.reason).toBe(`first release: ${apps.join(', ')}`);
  await pin({ store, environment: 'staging', by: 'operator', reason: 'first' }, { shell: older });
  const next = await pinWorkspace(store, 'staging');
  expect(next?.change.reason).toBe(`sources changed: ${apps.join(', ')}`);
});

test('a start leaves it to the gateway to tell that the pointer is broken', async () => {
  const store = storeWith(apps);
  await pinWorkspace(store, 'production');
  writeFileSync(pointerFile(store, 'production'), '{}');
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  expect((await pinWorkspace(store, 'production'))?.sequence).toBe(1);
  expect(warned).not.toHaveBeenCalled();
});

test('what was not built as it is is named, and its released build stays', async () => {
  const store = storeWith(['shell']);
  const before = { store, environment: 'production', by: 'operator', reason: 'first' };
  await pin(before, Object.fromEntries(apps.map((app) => [app, older])));
  expect(await unbuiltApps(store)).toEqual(areaNames());
  const release = await pinWorkspace(store, 'production', 'none');
  for (const area of areaNames()) expect(release?.remotes[area]?.pin).toContain(older);
  expect(release?.shell).toContain(versionOf('shell'));
});

test('nothing built is no release, unless an older build may stand in', async () => {
  const store = storeWith([]);
  expect(await pinWorkspace(store, 'production', 'none')).toBeUndefined();
  expect((await pinWorkspace(store, 'production'))?.sequence).toBe(1);
});

test('a store for development takes the builds that are there, and the other one stays as it is', async () => {
  const store = storeWith(['review', 'shell']);
  const own = emptyFolder();
  const before = await hashFiles(store);
  await seedBuilds(store, own);
  expect(await unbuiltApps(own)).toEqual(areaNames().filter((app) => app !== 'review'));
  await pinWorkspace(own, 'development');
  expect(await hashFiles(store)).toEqual(before);
});

test('what comes from a development server is neither built nor pinned, and is again once it does not', async () => {
  expect(builtApps(['cms'])).toEqual(apps.filter((app) => app !== 'cms'));
  const store = storeWith(apps);
  const start = (...developed: string[]) => pinWorkspace(store, 'development', 'newest', developed);
  const others = areaNames().filter((area) => area !== 'cms');
  expect(Object.keys((await start())?.remotes ?? {})).toEqual(areaNames());
  expect(Object.keys((await start('cms'))?.remotes ?? {})).toEqual(others);
  expect((await start('cms'))?.sequence).toBe(2);
  expect((await start('review'))?.remotes.cms?.pin).toBe(`cms@${versionOf('cms')}`);
});
