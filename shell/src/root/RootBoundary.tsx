import { useLocation } from '@portal/platform';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';
import { RootError } from './RootError.tsx';

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
