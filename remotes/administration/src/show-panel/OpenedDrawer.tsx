import { useTranslation } from '@portal/platform';
import { FailedArea, Skeleton } from '@portal/ui';
import { Drawer } from '@portal/ui/overlay';
import type { ReactNode } from 'react';

interface Props<T> {
  query: { data: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  title: string;
  onClose: () => void;
  children: (data: T) => ReactNode;
}

/** What a row of a list leads to, beside the list: waiting, broken, or there. */
export function OpenedDrawer<T>({ query, title, onClose, children }: Props<T>) {
  const { t } = useTranslation('administration');
  const { data, isError, isFetching, refetch } = query;
  return (
    <Drawer open onClose={onClose} size="lg" title={title}>
      {data === undefined && isError && (
        <FailedArea
          title={t('failed', { name: title })}
          retryLabel={t('retry')}
          retrying={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {data === undefined && !isError && <Skeleton h="24rem" />}
      {data !== undefined && children(data)}
    </Drawer>
  );
}
