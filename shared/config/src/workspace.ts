import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** The repository's root folder. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..');

/** Names of the remotes: the folders below remotes/. */
export const areaNames = (): string[] =>
  readdirSync(join(workspaceRoot, 'remotes'))
    .filter((name) => existsSync(join(workspaceRoot, 'remotes', name, 'package.json')))
    .sort();

/** Apps that are no remote. */
const ownFolders: Record<string, string> = { shell: 'shell', console: 'deploy/console' };

/** The folder of an app: the shell, the release console, or one of the remotes. Throws when there is no such app. */
export const appDir = (app: string): string => {
  const dir = join(workspaceRoot, ownFolders[app] ?? `remotes/${app}`);
  if (!existsSync(join(dir, 'package.json'))) throw new Error(`There is no app "${app}" (looked in ${dir}).`);
  return dir;
};

/** The version in a folder's package.json. */
export const packageVersion = (dir: string): string => {
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string };
  return version;
};

/** The version of `name` that the package in `dir` gets when it imports it. */
export const dependencyVersion = (name: string, dir: string): string =>
  packageVersion(dirname(createRequire(join(dir, 'package.json')).resolve(`${name}/package.json`)));
