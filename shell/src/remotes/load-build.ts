import type { RemoteApp } from '@portal/platform';
import type { InlinedBuild, PageSettings } from '@portal/platform/release';
import { refreshCached } from './refresh-cached-files.ts';
import { containerOf, providedUnits } from './remote-container.ts';

export interface LoadOptions {
  timeoutMs: number;
  /** First replaces what the browser may have kept of a broken file. */
  fresh: boolean;
  /** Aborted: another build was taken, and the code of this one must not start any more. */
  lost: AbortSignal;
}

/** Loads one build of a remote. */
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

/** Loads builds as the containers of federation, each only with the hash that the release pins. */
export const federatedLoader = ({ isDevelopment }: Pick<PageSettings, 'isDevelopment'>): LoadBuild => {
  const units = providedUnits();
  const load = async (build: InlinedBuild, timeoutMs: number, lost: AbortSignal) => {
    const { mfName, baseUrl, entry, integrity } = build;
    const url = new URL(baseUrl + entry, location.origin).href;
    if (integrity === '' && !isDevelopment) throw new Error(`The release does not pin ${url}.`);
    const container = await containerOf(mfName, url, { integrity, timeoutMs }, units);
    const start = await container.get('./app');
    // Everything is there, but nothing of the remote's own code has run yet.
    lost.throwIfAborted();
    return start();
  };
  return async (build, { timeoutMs, fresh, lost }) => {
    if (fresh) await refreshCached(build.baseUrl + build.entry);
    // The entry has its own timeout; the sum of entry, shared units and exposed chunk gets twice that.
    const module = await within(load(build, timeoutMs, lost), timeoutMs * 2, build.mfName);
    const app = typeof module === 'object' && module !== null && 'default' in module && module.default;
    if (!isRemoteApp(app)) throw new Error(`${build.mfName} exposes no app.`);
    return app;
  };
};
