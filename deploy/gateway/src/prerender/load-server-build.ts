import { Script } from 'node:vm';
import type { Build } from '@portal/platform/release';
import { readBuildFile } from '@portal/release/store/integrity';

/** The file of a build exactly as it was published. @throws when it is missing or was changed */
export const readPinned = async (store: string, build: Build, file: string): Promise<string> => {
  const bytes = await readBuildFile(store, build, file);
  if (!bytes) throw new Error(`${build.app} ${build.version} lacks ${file} as it was published.`);
  return bytes.toString('utf8');
};

/**
 * Runs the server build that a release pins: the very bytes that were checked, and with nothing to import
 * but the shared units. `compiled` is what an earlier script of the same bytes made of them.
 * @throws when the build has none, was changed, or asks for anything else
 */
export const loadServerBuild = async (
  store: string,
  build: Build,
  units: Readonly<Record<string, unknown>>,
  compiled?: Uint8Array,
): Promise<{ script: Script; exports: unknown }> => {
  if (build.server === undefined) throw new Error(`${build.app} ${build.version} has no server build.`);
  const code = await readPinned(store, build, build.server);
  const provide = (name: string): unknown => {
    if (!Object.hasOwn(units, name)) throw new Error(`${build.app} asks for "${name}", no shared unit.`);
    return units[name];
  };
  const module: { exports: unknown } = { exports: {} };
  const script = new Script(`(function (module, exports, require) {${code}\n})`, {
    filename: `${build.baseUrl}${build.server}`,
    ...(compiled && { cachedData: compiled }),
  });
  script.runInThisContext()(module, module.exports, provide);
  return { script, exports: module.exports };
};
