import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { sharedUnits } from './shared-units.ts';

const unitsWith = (own: (unit: ReturnType<typeof sharedUnits>[number]) => object) =>
  Object.fromEntries(
    sharedUnits().map((unit) => [
      unit.name,
      { singleton: true, strictVersion: true, requiredVersion: unit.range, ...own(unit) },
    ]),
  );

/** One bad remote must not hold up the others, and nobody loads types or manifests at run time. */
const common = { shareStrategy: 'loaded-first', manifest: false, dts: false, dev: false } as const;
const optimization = { target: 'web', disableSnapshot: true, disableRemote: true } as const;

/** What a remote exposes, and that it brings no copy of a shared unit. */
const areaOptions = (name: string, filename: string) => ({
  name,
  filename,
  library: { type: 'var', name },
  exposes: { './app': { import: './src/expose.ts', name: 'app' } },
  shared: unitsWith(() => ({ import: false })),
});

/** The bundler's own container, which gets the shared units of the shell: the other kind needs a federation runtime. */
export const areaFederation = (name: string, filename: string) =>
  new rspack.container.ModuleFederationPluginV1(areaOptions(name, filename));

/** Names every shared unit, so that none leaves the page while the only file that imports it does not compile. */
const allUnits = () => {
  const imports = sharedUnits().map((unit) => `import('${unit.name}')`);
  return `data:text/javascript,${encodeURIComponent(`export default () => [${imports.join()}];`)}`;
};

/** The other kind, for a remote under development: beside an entry, the container of the bundler does not start. */
export const developmentFederation = (name: string, filename: string) =>
  new ModuleFederationPlugin({
    ...common,
    ...areaOptions(name, filename),
    exposes: { './app': { import: [allUnits(), './src/expose.ts'], name: 'app' } },
    experiments: { externalRuntime: true, optimization },
  });

/** Provides every shared unit and consumes none: no federation runtime is in its script. */
export const shellFederation = () =>
  new rspack.sharing.ProvideSharedPlugin({
    provides: Object.fromEntries(
      sharedUnits().map(({ name, version, eager }) => [name, { shareKey: name, version, eager }]),
    ),
  });

/** The bundler would make these ids from the checkout's path, so that no two machines built the same bytes. */
export const sharedUnitIds = () =>
  new rspack.experiments.ids.SyncModuleIdsPlugin({
    path: join(import.meta.dirname, 'shared-unit-ids.json'),
    mode: 'read',
  });

/** The shell under development, which also hands a federation runtime to remotes under development. */
export const developmentShellFederation = () =>
  new ModuleFederationPlugin({
    ...common,
    name: 'portal_shell',
    remotes: {},
    shared: unitsWith(({ version, eager }) => ({ version, eager })),
    experiments: { provideExternalRuntime: true, optimization },
  });
