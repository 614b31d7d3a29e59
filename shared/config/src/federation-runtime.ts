import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The CommonJS entry of a package, as seen from a file. */
const entryOf = (name: string, from: string): string => createRequire(from).resolve(name);

const asModule = (commonJs: string): string => commonJs.replace(/\.cjs$/, '.js');

/**
 * The federation plugin names its runtime by CommonJS files, of which a bundler must keep everything.
 * These aliases lead to the same code as modules, so that what is never used stays out.
 */
export const federationRuntimeAliases = (): Record<string, string> => {
  const plugin = entryOf('@module-federation/enhanced/rspack', import.meta.filename);
  const rspackPlugin = entryOf('@module-federation/rspack', plugin);
  const bundlerRuntime = entryOf('@module-federation/webpack-bundler-runtime', plugin);
  const runtime = entryOf('@module-federation/runtime', bundlerRuntime);
  const runtimeCore = entryOf('@module-federation/runtime-core', runtime);
  const injectCore = entryOf('@module-federation/inject-external-runtime-core-plugin', rspackPlugin);
  return {
    [bundlerRuntime]: asModule(bundlerRuntime),
    [injectCore]: asModule(injectCore),
    '@module-federation/runtime': asModule(runtime),
    '@module-federation/runtime-tools/runtime-core$': asModule(runtimeCore),
  };
};

/** For its modules, see there. */
export const federationRule = {
  test: /[\\/]webpack-bundler-runtime[\\/]dist[\\/](index|init)\.js$/,
  loader: join(import.meta.dirname, 'unused-federation.cjs'),
};
