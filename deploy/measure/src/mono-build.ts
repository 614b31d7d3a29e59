import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildReport, baseConfig, leaveOutRules, replaceModule, runBuild } from '@portal/config/rspack';
import { appDir } from '@portal/config/versions';

/** Stands in for federation: the remotes are ordinary lazy imports of the same compilation. */
export const loaderSource = (areas: readonly string[]): string => `
const apps = {${areas
  .map((area) => {
    const chunk = areas.length === 1 ? 'app' : `app-${area}`;
    const expose = JSON.stringify(join(appDir(area), 'src/expose.ts'));
    return `${JSON.stringify(area)}: () => import(/* webpackChunkName: "${chunk}" */ ${expose})`;
  })
  .join(', ')}};
export const federatedLoader = () => async ({ baseUrl }) => (await apps[baseUrl.split('/')[2]]()).default;
`;

/** Builds the shell and some remotes as a single ordinary application, split at the same places. */
export const buildMono = async (folder: string, areas: readonly string[]): Promise<BuildReport> => {
  const loader = join(folder, 'mono-loader.ts');
  await writeFile(loader, loaderSource(areas));
  const base = baseConfig(appDir('shell'));
  return runBuild({
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, path: join(folder, 'dist'), publicPath: '/' },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...leaveOutRules] },
    plugins: [...(base.plugins ?? []), replaceModule(/[\\/]load-build\.ts$/, loader)],
  });
};
