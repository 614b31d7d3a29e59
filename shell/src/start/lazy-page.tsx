import { type RouteObject, useTranslation } from '@portal/platform';
import { FailedArea, Loading } from '@portal/ui';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { lookForNewerFiles } from '../remotes/lost-files.ts';

type PageModule = { Component: ComponentType };

class PageBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A page of the shell failed', error);
    void lookForNewerFiles();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

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
    <PageBoundary key={attempt} fallback={<Failed onRetry={retry} />}>
      <Suspense fallback={<Loading block />}>
        <Page />
      </Suspense>
    </PageBoundary>
  );
};

/** The route of a page whose code comes when it is entered; a failure stays inside the frame and can be retried. */
export const lazyPage = (path: string, load: () => Promise<PageModule>): RouteObject => ({
  path,
  element: <Place key={load.toString()} load={load} />,
});
