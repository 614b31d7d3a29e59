import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { versionOf } from './build-id.ts';
import { sharedUnits } from './shared-units.ts';

const provided = () =>
  Object.fromEntries(
    sharedUnits().map(({ name, version, range, eager }) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: range, version, eager },
    ]),
  );

/** The build of the shell: provider of every shared unit and of the federation runtime. */
export const defineShellConfig = ({ dir }: { dir: string }): Configuration => {
  const base = baseConfig(dir);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: {
      ...base.output,
      publicPath: `/assets/shell/${versionOf('shell')}/`,
      uniqueName: 'portal_shell',
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'portal_shell',
        remotes: {},
        shared: provided(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ],
  };
};
