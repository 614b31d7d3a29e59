import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaManifest } from '@portal/platform/area';
import type { Build } from '@portal/platform/release';
import { type Contract, parseBuild, parseContract, parseManifest } from '../documents/schemas.ts';
import { integrityOf } from './integrity.ts';
import { buildFacts, buildFolder, contractFacts, isName, manifestFacts } from './layout.ts';
import { readParsed } from './read-store.ts';

/**
 * The facts of a published build with the digest of their file; `undefined` when the store has no such
 * build. @throws when they are damaged
 */
export const findBuild = async (store: string, app: string, version: string): Promise<Build | undefined> => {
  if (!isName('app', app) || !isName('version', version)) return undefined;
  return readParsed(join(buildFolder(store, app, version), buildFacts), (text) => {
    const build = parseBuild(text);
    // A signature holds for an older build, too, that somebody laid in the place of this one.
    if (build.app !== app || build.version !== version)
      throw new Error(`it is of ${build.app}@${build.version}`);
    return { ...build, digest: integrityOf(Buffer.from(text)) };
  });
};

/** What the app contributed when that version was published. */
export const findManifest = (
  store: string,
  app: string,
  version: string,
): Promise<AreaManifest | undefined> =>
  readParsed(join(buildFolder(store, app, version), manifestFacts), parseManifest);

/** The contract of a published build; `undefined` where it has none. */
export const findContract = (store: string, { app, version }: Build): Promise<Contract | undefined> =>
  readParsed(join(buildFolder(store, app, version), contractFacts), parseContract);

/** All published builds of an app that can be read, newest first. */
export const listBuilds = async (store: string, app: string): Promise<Build[]> => {
  const versions = await readdir(join(store, 'assets', app)).catch(() => []);
  const builds = await Promise.all(
    versions.map((version) => findBuild(store, app, version).catch(() => undefined)),
  );
  return builds
    .filter((build) => build !== undefined)
    .sort((one, other) => other.builtAt.localeCompare(one.builtAt));
};
