import { MANAGER, SUPER } from '@portal/contracts';
import { Page, useQuery, useSignedInUser, useTranslation } from '@portal/platform';
import {
  Box,
  Button,
  Empty,
  FailedArea,
  Flex,
  Heading,
  Skeleton,
  Stack,
  Text,
  WorkContainer,
} from '@portal/ui';
import { Pagination } from '@portal/ui/overlay';
import { FileSpreadsheet } from 'lucide-react';
import { ApplicationTable } from './ApplicationTable.tsx';
import { applicationsPage, useExportApplications } from './applications.queries.ts';
import { Filters } from './Filters.tsx';
import { useFilters } from './use-filters.ts';

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
  const chosen = useFilters();
  const page = useQuery(applicationsPage(chosen.fund, chosen.filters));
  const { data } = page;
  const exporting = useExportApplications();
  const title = role === MANAGER ? t('queue.titleManager') : t('queue.title');
  const mayExport = role === MANAGER || role === SUPER;
  return (
    <Page title={title}>
      <WorkContainer>
        <Flex justify="space-between" align="end" gap="4" wrap="wrap" mb="6">
          <div>
            <Heading as="h1" textStyle="pageTitle">
              {title}
            </Heading>
            <Text color="fg.muted">
              {data
                ? t(data.totalIsCapped ? 'queue.countCapped' : 'queue.count', { count: data.total })
                : !page.error && t('queue.loading')}
            </Text>
          </div>
          {mayExport && (
            <Button
              variant="outline"
              size="sm"
              loading={exporting.isPending}
              loadingText={t('queue.exporting')}
              onClick={() => exporting.mutate({ fund: chosen.fund, filters: chosen.filters })}
            >
              <FileSpreadsheet size={18} aria-hidden />
              {t('queue.export')}
            </Button>
          )}
        </Flex>
        <Filters chosen={chosen} counts={data?.counts ?? []} />
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
            title={chosen.isFiltered ? t('queue.noneFound') : t('queue.none')}
            action={
              chosen.isFiltered && (
                <Button variant="outline" onClick={chosen.clear}>
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
                onPage={(next) => chosen.change({ page: String(next) })}
                onPageSize={(size) => chosen.change({ pageSize: String(size) })}
              />
            </Box>
          </>
        )}
      </WorkContainer>
    </Page>
  );
};
