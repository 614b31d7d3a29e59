import { getInstance } from '@module-federation/runtime';
import type { RemoteApp } from '@portal/platform';
import type { InlinedBuild, InlinedRelease } from '@portal/platform/release';
import { federationPlugin } from './federation-plugin.ts';
import { refreshCached } from './refresh-cached.ts';

/** Loads one build of an area; `fresh` first replaces what the browser may have kept of a broken file. */
export type LoadBuild = (build: InlinedBuild, timeoutMs: number, fresh: boolean) => Promise<RemoteApp>;

const isRemoteApp = (value: unknown): value is RemoteApp =>
  typeof value === 'object' && value !== null && 'routes' in value && 'loadLocale' in value;

const within = <T>(work: Promise<T>, timeoutMs: number, what: string): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${what} did not answer in ${timeoutMs} ms.`)),
      timeoutMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Registers every build that the release names, at run time, and returns how to load one. */
export const registerBuilds = (release: InlinedRelease): LoadBuild => {
  const federation = getInstance();
  if (!federation) throw new Error('The shell was built without federation.');
  federation.registerPlugins([federationPlugin(release)]);
  federation.registerRemotes(
    Object.values(release.builds).map(({ mfName, baseUrl, entry }) => ({
      name: mfName,
      entry: new URL(baseUrl + entry, location.origin).href,
      type: 'global',
    })),
  );
  return async (build, timeoutMs, fresh) => {
    if (fresh) await refreshCached(build.baseUrl + build.entry);
    // The entry has its own timeout; the sum of entry, shared units and exposed chunk gets twice that.
    const loading = federation.loadRemote<{ default?: unknown }>(`${build.mfName}/app`, { from: 'runtime' });
    const module = await within(loading, timeoutMs * 2, build.mfName);
    if (!isRemoteApp(module?.default)) throw new Error(`${build.mfName} exposes no app.`);
    return module.default;
  };
};
