import { type RemoteApp, useLocation, useRoutes } from '@portal/platform';
import type { AreaManifest } from '@portal/platform/area';
import { Loading } from '@portal/ui';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { doEarlyEvents } from '../hydrate/early-events.ts';
import { FailedPage } from './FailedPage.tsx';
import { FailedRemote } from './FailedRemote.tsx';
import { pagesOf } from './page-routes.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { RemoteLoader } from './remote-loader.ts';

interface Props {
  loader: RemoteLoader;
  manifest: AreaManifest;
  /** Shown where the remote owns the address but has no page for it. */
  notFound: ReactNode;
}

function Pages({ app, notFound }: { app: RemoteApp; notFound: ReactNode }) {
  return useRoutes(pagesOf(app)) ?? notFound;
}

/** In the boundary of the page, so that it comes after what the page's own parts set up. */
function Hydrated({ onDrawn }: { onDrawn: () => void }) {
  useEffect(() => {
    doEarlyEvents();
    onDrawn();
  }, []);
  return null;
}

/** The place of one remote on the page: waits for its code, shows it, or says that it failed. */
export function RemoteOutlet({ loader, manifest, notFound }: Props) {
  const { pathname } = useLocation();
  const area = manifest.name;
  const stateNow = () => loader.stateOf(area);
  const state = useSyncExternalStore(loader.subscribe, stateNow, stateNow);

  const [shownAt] = useState(() => performance.now());
  const isIdle = state.status === 'idle';
  useEffect(() => {
    if (isIdle) void loader.load(area);
  }, [loader, area, isIdle]);

  useEffect(() => () => loader.unmounted(area), [loader, area]);

  if (state.status === 'failed') {
    return (
      <FailedRemote
        manifest={manifest}
        reference={state.reference}
        retryAfter={state.retryAfter}
        isRetrying={state.isRetrying}
        onRetry={() => void loader.retry(area)}
      />
    );
  }
  if (state.status !== 'ready') return <Loading block />;
  const { app, version, isReplacing } = state;
  return (
    <RemoteBoundary
      key={version}
      place={pathname}
      onError={(error) => {
        doEarlyEvents();
        return loader.report(area, 'render', error);
      }}
      fallback={(failure, reset) =>
        isReplacing ? (
          <Loading block />
        ) : (
          <FailedPage app={app} manifest={manifest} {...failure} onReady={reset} />
        )
      }
    >
      <Suspense fallback={<Loading block />}>
        <Pages app={app} notFound={notFound} />
        <Hydrated onDrawn={() => loader.rendered(area, shownAt)} />
      </Suspense>
    </RemoteBoundary>
  );
}
