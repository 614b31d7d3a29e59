import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { appDir, packageVersion, workspaceRoot } from './workspace.ts';

const skippedFolders = new Set(['node_modules', 'dist', 'test', 'tests', '.rspack']);
const skippedFiles = /\.(test|spec)\.tsx?$|\.md$/;

/** What ends up in an area's build: its own code and what no shared unit replaces. */
const areaSources = [
  'shared/config/src',
  'shared/contracts/src',
  'shared/platform/src/area',
  'shared/platform/package.json',
  'shared/ui/package.json',
  'pnpm-lock.yaml',
];

/** The shell provides the shared units, so their sources are its sources. */
const shellSources = [
  'shared/config/src',
  'shared/contracts/src',
  'shared/platform',
  'shared/ui',
  'pnpm-lock.yaml',
];

const filesUnder = (path: string): string[] => {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesUnder(join(path, entry.name));
    return skippedFiles.test(entry.name) ? [] : [join(path, entry.name)];
  });
};

const filesOf = (path: string): string[] => (/\.(ts|json|yaml)$/.test(path) ? [path] : filesUnder(path));

/** Eight hex digits over every source that can change the app's output. */
export const buildIdOf = (app: string): string => {
  const sources = (app === 'shell' ? shellSources : areaSources).map((path) => join(workspaceRoot, path));
  const files = [appDir(app), ...sources].flatMap(filesOf).sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(relative(workspaceRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
};

/** `<package version>-<build id>`, the version under which the app is published. */
export const versionOf = (app: string, buildId = buildIdOf(app)): string =>
  `${packageVersion(appDir(app))}-${buildId}`;

/** The federation name: unique per build, so that two builds of one area can live on one page. */
export const federationName = (app: string, buildId: string): string =>
  `${app.replaceAll('-', '_')}_${buildId}`;
