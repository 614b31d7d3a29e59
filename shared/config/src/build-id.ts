import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { reachedInLockfile } from './lockfile.ts';
import { appDir, packageVersion, workspaceRoot } from './workspace.ts';

const skippedFolders = new Set(['node_modules', 'dist', 'test', 'tests', '.rspack']);
const skippedFiles = /\.(test|spec)\.tsx?$|\.md$/;

/** Replaced by shared units in a remote: their versions count, and the declarations that are bundled. */
const replacedInAreas: Record<string, string[]> = {
  'shared/ui': ['package.json'],
  'shared/platform': ['package.json', 'src/area'],
};

/** What the app's own files replace: nothing where it carries the shared units itself. */
const replacedIn = (app: string): Record<string, string[]> =>
  dirname(appDir(app)) === join(workspaceRoot, 'remotes') ? replacedInAreas : {};

/** Folders of the workspace packages that the package in `dir` depends on, its own first, transitively. */
const withDependencies = (dir: string, found = new Set<string>()): Set<string> => {
  if (found.has(dir)) return found;
  found.add(dir);
  const { dependencies = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    if (version.startsWith('workspace:')) {
      withDependencies(join(workspaceRoot, 'shared', name.replace('@portal/', '')), found);
    }
  }
  return found;
};

const sourcesOf = (app: string): string[] => {
  const packages = [...withDependencies(appDir(app))].flatMap((dir) => {
    const replaced = replacedIn(app)[relative(workspaceRoot, dir)];
    return replaced ? replaced.map((path) => join(dir, path)) : [dir];
  });
  return [...packages, join(workspaceRoot, 'shared/config/src')];
};

/** Of the lockfile only what the app or its bundler needs: another app's dependency changes no version here. */
const lockedOf = (app: string): string[] => {
  const dirs = [...withDependencies(appDir(app)), join(workspaceRoot, 'shared/config')];
  const folders = dirs.map((dir) => relative(workspaceRoot, dir));
  const own = folders.filter((folder) => !replacedIn(app)[folder]);
  return reachedInLockfile(readFileSync(join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8'), own);
};

const filesUnder = (path: string): string[] => {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesUnder(join(path, entry.name));
    return skippedFiles.test(entry.name) ? [] : [join(path, entry.name)];
  });
};

const filesOf = (path: string): string[] => (/\.(ts|json|yaml)$/.test(path) ? [path] : filesUnder(path));

/** SHA-256, as hex digits, over every source that can change the app's output. */
export const sourcesDigestOf = (app: string): string => {
  const files = [...new Set(sourcesOf(app).flatMap(filesOf))].sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(relative(workspaceRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const entry of lockedOf(app)) hash.update(entry).update('\0');
  return hash.digest('hex');
};

/** The first eight digits of the app's sources' digest. */
export const buildIdOf = (app: string): string => sourcesDigestOf(app).slice(0, 8);

/** `<package version>-<build id>`, the version under which the app is published. */
export const versionOf = (app: string, buildId = buildIdOf(app)): string =>
  `${packageVersion(appDir(app))}-${buildId}`;

/** The federation name: unique per build, so that two builds of one remote can live on one page. */
export const federationName = (app: string, buildId: string): string =>
  `${app.replaceAll('-', '_')}_${buildId}`;
