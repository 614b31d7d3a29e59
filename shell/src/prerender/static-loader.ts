import type { RemoteApp } from '@portal/platform';
import type { InlinedRelease } from '@portal/platform/release';
import type { RemoteLoader } from '../remotes/remote-loader.ts';

/** A loader of remotes that are loaded already, for rendering on the server. */
export const staticLoader = (
  release: InlinedRelease,
  apps: Readonly<Record<string, RemoteApp>>,
): RemoteLoader => {
  const states = new Map(
    Object.entries(apps).map(([area, app]) => [area, { status: 'ready', app, version: '' } as const]),
  );
  const idle = { status: 'idle' } as const;
  const nothing = async () => {};
  return {
    release: () => release,
    setRelease: () => {},
    rendered: () => {},
    unmounted: () => {},
    stateOf: (area) => states.get(area) ?? idle,
    subscribe: () => () => {},
    load: nothing,
    retry: nothing,
    report: (_area, _phase, error) => {
      throw error;
    },
  };
};
