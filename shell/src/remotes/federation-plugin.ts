import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { InlinedRelease } from '@portal/platform/release';

interface EntryPin {
  integrity: string;
  timeoutMs: number;
}

const entryPins = ({ builds, remotes, settings }: InlinedRelease): Map<string, EntryPin> => {
  const pins = new Map<string, EntryPin>();
  for (const { pin, previous, load } of Object.values(remotes)) {
    for (const build of [pin, ...previous].map((key) => builds[key])) {
      if (!build || (build.integrity === '' && !settings.isDevelopment)) continue;
      const url = new URL(build.baseUrl + build.entry, location.origin).href;
      pins.set(url, { integrity: build.integrity, timeoutMs: load.timeoutMs });
    }
  }
  return pins;
};

/**
 * Loads an area's entry script only with the hash that the release pins, and gives up in time. The entry
 * carries the hashes of its own chunks, so nothing unpinned runs after it either.
 */
export const federationPlugin = (release: InlinedRelease): ModuleFederationRuntimePlugin => {
  const pins = entryPins(release);
  return {
    name: 'portal-release',
    createScript({ url }) {
      const pin = pins.get(new URL(url, location.origin).href);
      if (!pin) throw new Error(`The release does not pin ${url}.`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = pin.integrity;
      script.fetchPriority = 'high';
      return { script, timeout: pin.timeoutMs };
    },
    // A shared unit that failed once keeps its rejected promise; without this no later try could succeed.
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap)) {
        for (const shared of Object.values(scope[pkgName] ?? {})) {
          if (!shared.loaded) shared.loading = null;
        }
      }
    },
  };
};
