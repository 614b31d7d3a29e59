import { useTranslation } from '@portal/platform';
import { FailedArea, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';

/** The state of a query; `data` is undefined until it has answered. */
export interface Reading<T> {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface FailedProps {
  query: Omit<Reading<unknown>, 'data'>;
  /** "Users", as in "Users: unavailable right now". */
  name: string;
  minH?: string;
}

/** What could not be read, and the way to try again. */
export const FailedReading = ({ query, name, minH }: FailedProps) => {
  const { t } = useTranslation('administration');
  return (
    <FailedArea
      title={t('failed', { name })}
      retryLabel={t('retry')}
      retrying={query.isFetching}
      onRetry={() => query.refetch()}
      minH={minH}
    />
  );
};

interface LoadedProps<T> {
  query: Reading<T>;
  name: string;
  /** Height of what is waited for. */
  waitingH: string;
  children: (data: T) => ReactNode;
}

/** Shows a placeholder until the query has answered, what failed, or what it answered. */
export function Loaded<T>({ query, name, waitingH, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <FailedReading query={query} name={name} /> : <Skeleton h={waitingH} />;
}
