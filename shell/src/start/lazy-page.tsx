import { type RouteObject, useTranslation } from '@portal/platform';
import { FailedArea, Loading } from '@portal/ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';
import { lookForNewerFiles } from '../remotes/lost-files.ts';

type PageModule = { Component: ComponentType };

const report = (error: unknown): string => {
  console.error('A page of the shell failed', error);
  void lookForNewerFiles();
  return '';
};

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('shell');
  return (
    <FailedArea
      level={1}
      minH="320px"
      title={t('broken.page')}
      retryLabel={t('loadFailed.retry')}
      onRetry={onRetry}
    >
      {t('broken.pageText')}
    </FailedArea>
  );
};

const Place = ({ load }: { load: () => Promise<PageModule> }) => {
  // React keeps a failed import for good, so that each attempt needs a component of its own.
  const fresh = () => lazy(async () => ({ default: (await load()).Component }));
  const [Page, setPage] = useState(fresh);
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setPage(fresh);
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary place={String(attempt)} onError={report} fallback={() => <Failed onRetry={retry} />}>
      <Suspense fallback={<Loading block />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
};

/** The route of a page whose code comes when it is entered; a failure stays inside the frame and can be retried. */
export const lazyPage = (path: string, load: () => Promise<PageModule>): RouteObject => ({
  path,
  element: <Place key={load.toString()} load={load} />,
});
