import { type RemoteApp, useLocation } from '@portal/platform';
import type { AreaManifest } from '@portal/platform/area';
import { useState } from 'react';
import { FailedRemote } from './FailedRemote.tsx';
import { renewPages, warmPage } from './page-routes.tsx';
import { isFileLost } from './refresh-cached-files.ts';
import { retrySeconds } from './retry-seconds.ts';

interface Props {
  app: RemoteApp;
  manifest: AreaManifest;
  reference: string;
  error: unknown;
  /** The page can be drawn anew. */
  onReady: () => void;
}

/** The error state of a page whose remote is there. It tries again by itself where a file did not come. */
export function FailedPage({ app, manifest, reference, error, onReady }: Props) {
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
