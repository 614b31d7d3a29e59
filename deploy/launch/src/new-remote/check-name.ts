import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames, workspaceRoot } from '@portal/config/versions';
import { patternsMeet } from '@portal/platform/release';
import { readManifest } from '@portal/release/publish/read-manifest';

const isPackage = (...folder: string[]): boolean =>
  existsSync(join(workspaceRoot, ...folder, 'package.json'));

/** Throws when a remote of that name could not be made, built or released. */
export const checkName = async (name: string): Promise<void> => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 24)
    throw new Error(
      `"${name}" is no name of a remote: at most 24 small letters, digits and single hyphens, a letter first.`,
    );
  if (existsSync(join(workspaceRoot, 'remotes', name))) throw new Error(`remotes/${name} is there already.`);
  if (isPackage(name) || isPackage('shared', name) || isPackage('deploy', name))
    throw new Error(`@portal/${name} is another package of this workspace.`);
  for (const app of ['shell', ...areaNames()]) {
    const { routes } = await readManifest(app);
    const route = routes.find(({ path }) => patternsMeet(path, `/workspace/${name}`));
    if (route) throw new Error(`/workspace/${name} belongs to ${app}, which owns ${route.path}.`);
  }
};
