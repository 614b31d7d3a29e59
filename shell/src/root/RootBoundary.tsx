import { useLocation, useTranslation } from '@portal/platform';
import { Button, Empty, UIProvider } from '@portal/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';

/** The last resort: the frame itself failed. Loading the page again is the only way on. */
const RootError = () => {
  const { t } = useTranslation('shell');
  return (
    <UIProvider>
      <main>
        <Empty
          level={1}
          threads="broken"
          title={t('broken.title')}
          action={<Button onClick={() => window.location.reload()}>{t('broken.reload')}</Button>}
        >
          {t('broken.text')}
        </Empty>
      </main>
    </UIProvider>
  );
};

const report = (error: unknown): string => {
  console.error('The frame failed', error);
  return '';
};

/** Around the frame: what fails in it, and what no boundary inside has kept. At the next visit it is tried again. */
export const RootBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary place={useLocation().key} onError={report} fallback={() => <RootError />}>
    {children}
  </ErrorBoundary>
);
