import type { Page } from '@portal/contracts';
import { pagingIn, useAddress, useLastPage, useTranslation } from '@portal/platform';
import { Box, Button, Card, Empty, Skeleton, Stack } from '@portal/ui';
import { Pagination } from '@portal/ui/overlay';
import type { ReactNode } from 'react';
import { FailedReading, type Reading } from '../show-panel/Loaded.tsx';

export interface ListViewProps<T> {
  query: Reading<Page<T>>;
  /** `users` for the texts `users.title` and, when there is nothing at all, `users.none`. */
  words: string;
  isFiltered: boolean;
  onClear: () => void;
  children: (rows: readonly T[]) => ReactNode;
}

const Waiting = () => (
  <Stack gap="3">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <Skeleton key={key} h="16" />
    ))}
  </Stack>
);

/** The four states of a list: waiting, broken, empty, and a page of rows. */
export function ListView<T>(props: ListViewProps<T>) {
  const { query, words, isFiltered, onClear, children } = props;
  const { t } = useTranslation('administration');
  const { data } = query;
  const { params, change } = useAddress();
  const asked = pagingIn(params);
  const isLeaving = useLastPage(data);
  if (data === undefined || isLeaving)
    return query.isError ? <FailedReading query={query} name={t(`${words}.title`)} /> : <Waiting />;
  if (data.data.length === 0)
    return (
      <Empty
        title={t(isFiltered ? 'list.noneFound' : `${words}.none`)}
        action={
          isFiltered && (
            <Button variant="outline" onClick={onClear}>
              {t('list.clear')}
            </Button>
          )
        }
      />
    );
  const first = (data.page - 1) * data.pageSize + 1;
  return (
    <>
      <Card mb="4" overflow="hidden">
        {children(data.data)}
      </Card>
      <Box aria-busy={query.isFetching}>
        <Pagination
          page={asked.page}
          pageSize={asked.pageSize}
          total={data.total}
          onPage={(page) => change({ page: String(page) })}
          onPageSize={(size) => change({ pageSize: String(size) })}
          summary={t('list.summary', { first, last: first + data.data.length - 1, total: data.total })}
        />
      </Box>
    </>
  );
}
