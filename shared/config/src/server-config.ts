import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import { versionOf } from './build-id.ts';
import { browserOnlyRule } from './leave-out.ts';
import { OnlySharedUnits } from './only-shared-units.ts';
import { serverFile } from './server-files.ts';
import { sharedUnits } from './shared-units.ts';
import { appDir } from './workspace.ts';

const entryOf = (app: string): string | undefined =>
  ['src/server.ts', 'src/server.tsx'].map((file) => join(appDir(app), file)).find(existsSync);

/** A remote finds the shared units in the shell that renders it, as it does in the browser. */
const unitsFromShell = (): Record<string, string> =>
  Object.fromEntries(sharedUnits().map(({ name }) => [name, `commonjs ${name}`]));

/**
 * The build that prerenders an app's public pages: everything in one script, the same addresses of files
 * as in the browser, no file of its own beside it. `undefined` for an app that has no `src/server.ts(x)`.
 */
export const serverConfig = (app: string): Configuration | undefined => {
  const entry = entryOf(app);
  if (entry === undefined) return undefined;
  const { plugins: _forBrowsers, output, ...base } = baseConfig(appDir(app));
  return {
    ...base,
    target: ['node', 'es2022'],
    entry: { main: entry },
    output: {
      ...output,
      filename: serverFile,
      library: { type: 'commonjs2' },
      publicPath: `/assets/${app}/${versionOf(app)}/`,
      asyncChunks: false,
    },
    resolve: {
      ...base.resolve,
      // Without the browser's halves of packages, which reach for a document.
      conditionNames: ['import', 'module', 'default'],
      mainFields: ['module', 'main'],
    },
    externals: app === 'shell' ? {} : unitsFromShell(),
    externalsPresets: { node: true },
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), browserOnlyRule],
      parser: { javascript: { dynamicImportMode: 'eager' } },
      generator: { ...base.module?.generator, 'asset/resource': { emit: false } },
    },
    // Read in stack traces by operators; its size is never on a line.
    optimization: { ...base.optimization, minimize: false, splitChunks: false },
    plugins: app === 'shell' ? [] : [new OnlySharedUnits()],
  };
};
