import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a test needs of a remote's own description, `src/area.ts`. */
export interface Manifest {
  name: string;
  title: { en: string };
  routes: { path: string; guard?: { roles: string[]; flag?: string } }[];
  sidebar?: { to: string; label: { en: string }; roles: Record<string, number> }[];
}

const folder = join(import.meta.dirname, '../../remotes');

/** Every remote of the workspace, as it describes itself. */
export const manifests: Manifest[] = await Promise.all(
  readdirSync(folder)
    .sort()
    .map(async (name) => {
      const module: { default: Manifest } = await import(
        pathToFileURL(join(folder, name, 'src/area.ts')).href
      );
      return module.default;
    }),
);
