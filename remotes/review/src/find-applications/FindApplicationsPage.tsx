import { MANAGER, SUPER } from '@portal/contracts';
import { Page, useAddress, useQuery, useSignedInUser, useTranslation } from '@portal/platform';
import { Box, Button, Empty, FailedArea, Skeleton, Stack, WorkContainer } from '@portal/ui';
import { PageHead, Pagination } from '@portal/ui/overlay';
import { FileSpreadsheet } from 'lucide-react';
import { ApplicationTable } from './ApplicationTable.tsx';
import { applicationsPage, useExportApplications } from './applications.queries.ts';
import { Filters } from './Filters.tsx';
import { queueFilters } from './queue-filters.ts';

const Rows = () => (
  <Stack gap="3">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <Skeleton key={key} h="16" />
    ))}
  </Stack>
);

/** `/workspace/review-applications`: what waits for a reviewer, or every application of the funds. */
export const Component = () => {
  const { t } = useTranslation('review');
  const { role } = useSignedInUser();
  const { params, change, clear } = useAddress();
  const filters = queueFilters(params);
  const { fund, query, isFiltered } = filters;
  const page = useQuery(applicationsPage(fund, query));
  const { data } = page;
  const exporting = useExportApplications();
  const title = role === MANAGER ? t('queue.titleManager') : t('queue.title');
  const mayExport = role === MANAGER || role === SUPER;
  return (
    <Page title={title}>
      <WorkContainer>
        <PageHead
          title={title}
          lead={
            data
              ? t(data.totalIsCapped ? 'queue.countCapped' : 'queue.count', { count: data.total })
              : !page.error && t('queue.loading')
          }
        >
          {mayExport && (
            <Button
              variant="outline"
              size="sm"
              loading={exporting.isPending}
              loadingText={t('queue.exporting')}
              onClick={() => exporting.mutate({ fund, filters: query })}
            >
              <FileSpreadsheet size={18} aria-hidden />
              {t('queue.export')}
            </Button>
          )}
        </PageHead>
        <Filters filters={filters} change={change} clear={clear} counts={data?.counts ?? []} />
        {!data && !page.error && <Rows />}
        {!data && page.error && (
          <FailedArea
            title={t('queue.failed')}
            retryLabel={t('retry')}
            retrying={page.isFetching}
            onRetry={() => void page.refetch()}
          >
            {page.error.message}
          </FailedArea>
        )}
        {data?.data.length === 0 && (
          <Empty
            title={isFiltered ? t('queue.noneFound') : t('queue.none')}
            action={
              isFiltered && (
                <Button variant="outline" onClick={() => clear()}>
                  {t('queue.clear')}
                </Button>
              )
            }
          />
        )}
        {data && data.data.length > 0 && (
          <>
            <ApplicationTable rows={data.data} />
            <Box mt="5">
              <Pagination
                page={data.page}
                pageSize={data.pageSize}
                total={data.total}
                onPage={(next) => change({ page: String(next) })}
                onPageSize={(size) => change({ pageSize: String(size) })}
              />
            </Box>
          </>
        )}
      </WorkContainer>
    </Page>
  );
};
