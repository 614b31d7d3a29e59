import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

export interface EntryPin {
  integrity: string;
  timeoutMs: number;
}

/**
 * Loads an area's entry script only with the hash that is pinned for its address, and gives up in time. The entry
 * carries the hashes of its own chunks, so nothing unpinned runs after it either.
 */
export const federationPlugin = (pins: ReadonlyMap<string, EntryPin>): ModuleFederationRuntimePlugin => {
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
