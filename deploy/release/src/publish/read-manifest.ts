import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appDir } from '@portal/config/versions';
import type { AreaManifest } from '@portal/platform/area';
import { parseManifest } from '../documents/schemas.ts';

/** Reads what an app contributes from its `src/area.ts`, which is plain data. */
export const readManifest = async (app: string, folder = appDir(app)): Promise<AreaManifest> => {
  const file = join(folder, 'src/area.ts');
  const module: { default?: AreaManifest } = await import(pathToFileURL(file).href).catch((error: Error) => {
    // The lines before Node's own have the file, the line and the reason.
    throw new Error(error.stack?.split(/\n +at .*node:/)[0]);
  });
  const manifest = module.default;
  if (!manifest) throw new Error(`${file} has no default export made with defineArea().`);
  if (manifest.name !== app)
    throw new Error(`${file} names the remote "${manifest.name}" instead of "${app}".`);
  try {
    return parseManifest(JSON.stringify(manifest));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
};
