import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaNames, versionOf } from '@portal/config/versions';
import type { ReleaseDocument } from '@portal/platform/release';
import { jsonIn } from '@portal/release/documents/json-in';
import { copyBuild } from '@portal/release/publish/copy-build';
import { change } from '@portal/release/releases/change-release';
import type { Pins } from '@portal/release/releases/compose-release';
import { findBuild, listBuilds } from '@portal/release/store/builds';
import { readCurrent } from '@portal/release/store/releases';
import { replaceFile } from '@portal/release/store/write-files';

/** The apps of the workspace but for the remotes that come from development servers. A release needs a shell in any case. */
export const builtApps = (developed: readonly string[] = []): string[] => [
  'shell',
  ...areaNames().filter((area) => !developed.includes(area)),
];

/** Copies the builds of the sources as they are from one store into another, so that they are not built twice. */
export const seedBuilds = async (from: string, to: string): Promise<void> => {
  for (const app of builtApps()) await copyBuild(from, to, app, versionOf(app));
};

/** What stands in for an app whose sources changed since its last build: its newest one, or nothing. */
export type StandIn = 'newest' | 'none';

const publishedVersions = async (store: string, apps: readonly string[], standIn: StandIn): Promise<Pins> => {
  const pins: Pins = {};
  for (const app of apps) {
    const exact = await findBuild(store, app, versionOf(app));
    const build = exact ?? (standIn === 'newest' ? (await listBuilds(store, app))[0] : undefined);
    if (build) pins[app] = build.version;
  }
  return pins;
};

/** The apps whose sources, as they are, have no build in the store. */
export const unbuiltApps = async (store: string): Promise<string[]> => {
  const unbuilt: string[] = [];
  for (const app of builtApps()) if (!(await findBuild(store, app, versionOf(app)))) unbuilt.push(app);
  return unbuilt;
};

const readPins = async (file: string): Promise<Pins> =>
  Object(jsonIn(await readFile(file, 'utf8').catch(() => '')));

/**
 * Pins the workspace's builds that were not pinned by an earlier start. What an operator pinned or rolled
 * back in the meantime stays, because unchanged sources are not pinned again; what was removed stays away. Of the apps
 * that development servers hold none stays pinned: an old build of one might not fit the others.
 */
export const pinWorkspace = async (
  store: string,
  environment: string,
  standIn: StandIn = 'newest',
  developed: readonly string[] = [],
): Promise<ReleaseDocument | undefined> => {
  const record = join(store, `pinned-by-start.${environment}.json`);
  const pinnedBefore = await readPins(record);
  const current = (await readCurrent(store, environment))?.release;
  const isReleased = (app: string): boolean =>
    current !== undefined && (app === 'shell' || current.remotes[app] !== undefined);
  const isRemoved = (app: string): boolean =>
    current !== undefined && pinnedBefore[app] !== undefined && !isReleased(app);
  const versions = await publishedVersions(store, builtApps(developed), standIn);
  const wanted = Object.entries(versions).filter(
    ([app, version]) => !isRemoved(app) && (pinnedBefore[app] !== version || !isReleased(app)),
  );
  const removed = developed.filter((app) => current?.remotes[app]);
  if (wanted.length === 0 && removed.length === 0) return current;
  const changed = [...wanted.map(([app]) => app), ...removed];
  const reason = `${current ? 'sources changed' : 'first release'}: ${changed.join(', ')}`;
  const who = { store, environment, by: 'start', reason };
  const release = await change(who, { pins: Object.fromEntries(wanted), removed });
  const pinned = Object.entries({ ...pinnedBefore, ...versions }).filter(([app]) => !removed.includes(app));
  await replaceFile(record, JSON.stringify(Object.fromEntries(pinned), null, 2));
  return release;
};
