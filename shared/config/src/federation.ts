import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { sharedUnits } from './shared-units.ts';

const unitsWith = (own: (unit: ReturnType<typeof sharedUnits>[number]) => object) =>
  Object.fromEntries(
    sharedUnits().map((unit) => [
      unit.name,
      { singleton: true, strictVersion: true, requiredVersion: unit.range, ...own(unit) },
    ]),
  );

/** One bad area must not hold up the others, and nobody loads types or manifests at run time. */
const common = { shareStrategy: 'loaded-first', manifest: false, dts: false, dev: false } as const;

/** An area: exposes `./app`, brings no copy of a shared unit, borrows the shell's federation runtime. */
export const areaFederation = (name: string, filename: string) =>
  new ModuleFederationPlugin({
    ...common,
    name,
    filename,
    library: { type: 'var', name },
    exposes: { './app': { import: './src/expose.ts', name: 'app' } },
    shared: unitsWith(() => ({ import: false })),
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });

/** The shell: provides every shared unit and the federation runtime. */
export const shellFederation = () =>
  new ModuleFederationPlugin({
    ...common,
    name: 'portal_shell',
    remotes: {},
    shared: unitsWith(({ version, eager }) => ({ version, eager })),
    experiments: {
      provideExternalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true },
    },
  });
