import { pagingIn, useAddress, useQuery, useTranslation, WorkPage } from '@portal/platform';
import { Box, Card, Empty, Loading, PageTitle, Text } from '@portal/ui';
import { Pagination } from '@portal/ui/overlay';
import { LoadFailed } from '../workspace-parts/LoadFailed.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { historyFilters } from './history-filters.ts';
import { loginHistory } from './login-history.queries.ts';

/** The person's own attempts to sign in, newest first. */
export const Component = () => {
  const { t } = useTranslation('security');
  const { params, change, clear } = useAddress();
  const filters = historyFilters(params);
  const history = useQuery(loginHistory(filters.query));
  const { data } = history;
  const { page, pageSize } = pagingIn(params);
  const first = (page - 1) * pageSize + 1;
  return (
    <WorkPage title={t('history.title')}>
      <PageTitle>{t('history.title')}</PageTitle>
      <Text mt="1" color="fg.muted">
        {t('history.lead')}
      </Text>
      <HistoryFilters filters={filters} change={change} clear={() => clear()} />
      {history.isPending && <Loading block />}
      {history.error !== null && data === undefined && <LoadFailed query={history} />}
      {data?.total === 0 && <Empty title={t(filters.isFiltered ? 'history.noMatch' : 'history.empty')} />}
      {data !== undefined && data.total > 0 && (
        <>
          <Card overflow="hidden">
            <HistoryTable
              rows={data.data}
              sort={{ by: 'at', order: filters.order }}
              onSort={({ order }) => change({ order })}
            />
          </Card>
          <Box mt="4">
            <Pagination
              page={page}
              pageSize={pageSize}
              total={data.total}
              onPage={(next) => change({ page: String(next) })}
              onPageSize={(size) => change({ pageSize: String(size) })}
              summary={t('history.summary', {
                first,
                last: first + data.data.length - 1,
                total: data.total,
              })}
            />
          </Box>
        </>
      )}
    </WorkPage>
  );
};
