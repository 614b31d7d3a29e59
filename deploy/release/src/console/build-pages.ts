import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@portal/config/rspack';
import { appDir, sourcesDigestOf } from '@portal/config/versions';
import { precompress } from '../publish/precompress.ts';
import { hashFiles } from '../store/integrity.ts';

/** Where the pages of the release console lie when they are built; an image has them there from its making. */
export const pagesFolder = join(appDir('console'), 'dist');

/** Says of which sources the pages were made. */
const stamp = 'sources';

/** Whether what is built is made of the sources as they are. */
export const arePagesCurrent = async (): Promise<boolean> =>
  (await readFile(join(pagesFolder, stamp), 'utf8').catch(() => '')) === sourcesDigestOf('console');

/** Builds the pages of the console beside their sources, in whole or not at all. */
export const buildPages = async (): Promise<void> => {
  const sources = sourcesDigestOf('console');
  const { runBuild } = await import('@portal/config/rspack');
  const file = pathToFileURL(join(appDir('console'), 'rspack.config.ts')).href;
  const { default: config }: { default: Configuration } = await import(file);
  const fresh = await mkdtemp(join(appDir('console'), 'node_modules/.pages-'));
  try {
    await runBuild({ ...config, output: { ...config.output, path: fresh } });
    await precompress(fresh, await hashFiles(fresh), fresh, []);
    await writeFile(join(fresh, stamp), sources);
    await rm(pagesFolder, { recursive: true, force: true });
    // Another process may have built the same at the same time.
    await rename(fresh, pagesFolder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
};
