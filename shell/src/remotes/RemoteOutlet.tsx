import { type RemoteApp, useLocation, useRoutes } from '@portal/platform';
import type { AreaManifest } from '@portal/platform/area';
import { Loading } from '@portal/ui';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';
import { doEarlyEvents } from '../hydrate/early-events.ts';
import { FailedRemote } from './FailedRemote.tsx';
import { pagesOf, renewPages, warmPage } from './page-routes.tsx';
import { typeIntoPage } from './prerendered-text.ts';
import { isFileLost } from './refresh-cached-files.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { retrySeconds } from './retry-seconds.ts';

interface FailedPageProps {
  app: RemoteApp;
  manifest: AreaManifest;
  reference: string;
  error: unknown;
  /** The page can be drawn anew. */
  onReady: () => void;
}

/** The error state of a page whose remote is there. It tries again by itself where a file did not come. */
function FailedPage({ app, manifest, reference, error, onReady }: FailedPageProps) {
  const { pathname } = useLocation();
  const [failures, setFailures] = useState(0);
  const [isRetrying, setRetrying] = useState(false);
  const retry = async (): Promise<void> => {
    setRetrying(true);
    renewPages(app);
    if (await warmPage(app, pathname)) return onReady();
    setFailures(failures + 1);
    setRetrying(false);
  };
  return (
    <FailedRemote
      manifest={manifest}
      reference={reference}
      retryAfter={isFileLost(error) ? retrySeconds(failures) : undefined}
      isRetrying={isRetrying}
      onRetry={() => isRetrying || void retry()}
    />
  );
}

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
    typeIntoPage();
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
    <ErrorBoundary
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
    </ErrorBoundary>
  );
}
