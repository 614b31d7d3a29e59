import { existsSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { areaNames, versionOf } from '@portal/config/versions';
import { withStaging } from '../publish/staging.ts';
import { buildFolder } from '../store/layout.ts';

/** Copies the builds of the sources as they are from one store into another, so that they are not built twice. */
export const seedBuilds = async (from: string, to: string): Promise<void> => {
  for (const app of ['shell', ...areaNames()]) {
    const version = versionOf(app);
    const [source, target] = [buildFolder(from, app, version), buildFolder(to, app, version)];
    if (!existsSync(source) || existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await withStaging(to, async (folder) => {
      await cp(source, folder, { recursive: true });
      await rename(folder, target);
    });
  }
};
