import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaManifest } from '@portal/platform/area';
import type { Build } from '@portal/platform/release';
import { buildFacts, buildFolder, isName, manifestFacts } from './layout.ts';

const readJson = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** The facts of a published build; `undefined` when the store has no such build. */
export const findBuild = async (store: string, app: string, version: string): Promise<Build | undefined> => {
  if (!isName('app', app) || !isName('version', version)) return undefined;
  return readJson<Build>(join(buildFolder(store, app, version), buildFacts));
};

/** What the app contributed when that version was published. */
export const findManifest = (
  store: string,
  app: string,
  version: string,
): Promise<AreaManifest | undefined> =>
  readJson<AreaManifest>(join(buildFolder(store, app, version), manifestFacts));

/** All published builds of an app, newest first. */
export const listBuilds = async (store: string, app: string): Promise<Build[]> => {
  const versions = await readdir(join(store, 'assets', app)).catch(() => []);
  const builds = await Promise.all(versions.map((version) => findBuild(store, app, version)));
  return builds
    .filter((build) => build !== undefined)
    .sort((one, other) => other.builtAt.localeCompare(one.builtAt));
};
