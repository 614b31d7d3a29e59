import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { buildIdOf, federationName } from './build-id.ts';
import { OnlySharedUnits } from './only-shared-units.ts';
import { sharedUnits } from './shared-units.ts';

const consumed = () =>
  Object.fromEntries(
    sharedUnits().map(({ name, range }) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: range, import: false as const },
    ]),
  );

/** The build of one area: `export default defineRemoteConfig({ area: 'review', dir: import.meta.dirname })`. */
export const defineRemoteConfig = ({ area, dir }: { area: string; dir: string }): Configuration => {
  const base = baseConfig(dir);
  const name = federationName(area, buildIdOf(area));
  return {
    ...base,
    // No entry of its own: one with the container's name would run inside the host.
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: name },
    plugins: [
      ...(base.plugins ?? []),
      new OnlySharedUnits(),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:10].js',
        library: { type: 'var', name },
        exposes: { './app': { import: './src/expose.ts', name: 'app' } },
        shared: consumed(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  };
};
