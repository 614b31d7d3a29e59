import { existsSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buildFolder } from '../store/layout.ts';
import { withStagingFolder } from './staging-folder.ts';

/** Copies a build from one store into another, whole or not at all; one that is there is left alone. */
export const copyBuild = async (from: string, to: string, app: string, version: string): Promise<void> => {
  const [source, target] = [buildFolder(from, app, version), buildFolder(to, app, version)];
  if (!existsSync(source) || existsSync(target)) return;
  await mkdir(dirname(target), { recursive: true });
  await withStagingFolder(to, async (folder) => {
    await cp(source, folder, { recursive: true });
    await rename(folder, target);
  });
};
