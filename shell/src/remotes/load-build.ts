import { getInstance } from '@module-federation/runtime';
import type { RemoteApp } from '@portal/platform';
import type { InlinedBuild, PageSettings } from '@portal/platform/release';
import { type EntryPin, federationPlugin } from './federation-plugin.ts';
import { refreshCached } from './refresh-cached-files.ts';

export interface LoadOptions {
  timeoutMs: number;
  /** First replaces what the browser may have kept of a broken file. */
  fresh: boolean;
  /** Aborted: another build was taken, and the code of this one must not start any more. */
  lost: AbortSignal;
}

/** Loads one build of an area. */
export type LoadBuild = (build: InlinedBuild, options: LoadOptions) => Promise<RemoteApp>;

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

/** Loads builds through the federation runtime; each is registered when it is first wanted. */
export const federatedLoader = ({ isDevelopment }: Pick<PageSettings, 'isDevelopment'>): LoadBuild => {
  const federation = getInstance();
  if (!federation) throw new Error('The shell was built without federation.');
  const pins = new Map<string, EntryPin>();
  federation.registerPlugins([federationPlugin(pins)]);
  const register = ({ mfName, baseUrl, entry: file, integrity }: InlinedBuild, timeoutMs: number): void => {
    const entry = new URL(baseUrl + file, location.origin).href;
    if (pins.has(entry) || (integrity === '' && !isDevelopment)) return;
    pins.set(entry, { integrity, timeoutMs });
    federation.registerRemotes([{ name: mfName, entry, type: 'global' }]);
  };
  const load = async ({ mfName }: InlinedBuild, lost: AbortSignal) => {
    // Everything is there, but nothing of the area's own code has run yet.
    const start = await federation.loadRemote<() => Promise<{ default?: unknown }>>(`${mfName}/app`, {
      from: 'runtime',
      loadFactory: false,
    });
    lost.throwIfAborted();
    return start?.();
  };
  return async (build, { timeoutMs, fresh, lost }) => {
    register(build, timeoutMs);
    if (fresh) await refreshCached(build.baseUrl + build.entry);
    // The entry has its own timeout; the sum of entry, shared units and exposed chunk gets twice that.
    const module = await within(load(build, lost), timeoutMs * 2, build.mfName);
    if (!isRemoteApp(module?.default)) throw new Error(`${build.mfName} exposes no app.`);
    return module.default;
  };
};
