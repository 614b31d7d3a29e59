import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildReport, baseConfig, replaceModule, runBuild } from '@portal/config/rspack';
import { appDir } from '@portal/config/versions';

/** Stands in for federation: the area is an ordinary lazy import of the same compilation. */
const loaderSource = (expose: string): string => `
export const refreshCached = async () => {};
export const refreshFailedChunk = async () => {};
export const registerBuilds = () => async () =>
  (await import(/* webpackChunkName: "app" */ ${JSON.stringify(expose)})).default;
`;

/** Builds the shell and one area as a single ordinary application, split at the same places. */
export const buildMono = async (folder: string, area: string): Promise<BuildReport> => {
  const loader = join(folder, 'mono-loader.ts');
  await writeFile(loader, loaderSource(join(appDir(area), 'src/expose.ts')));
  const base = baseConfig(appDir('shell'));
  return runBuild({
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, path: join(folder, 'dist'), publicPath: '/' },
    plugins: [...(base.plugins ?? []), replaceModule(/[\\/]load-build\.ts$/, loader)],
  });
};
