import { oneIn, Page, TextLink, useAddress, useQuery, useTranslation } from '@portal/platform';
import { Empty, Flex, PageTitle } from '@portal/ui';
import { DataTable } from '@portal/ui/table';
import { reviewApplications } from '../navigation/paths.ts';
import { FailedReading } from '../wait-for-data/WaitingFor.tsx';
import { workload } from './workload.queries.ts';
import { useWorkloadColumns } from './workload-columns.tsx';
import { inOrder, workloadSorts } from './workload-order.ts';

/** `/workspace/workload`: what each reviewer was given, has begun, is late with and has judged. */
export const Component = () => {
  const { t } = useTranslation('review');
  const { params, change } = useAddress();
  const query = useQuery(workload);
  const columns = useWorkloadColumns();
  const by = oneIn(params, 'sort', workloadSorts) ?? 'late';
  const sort = { by, order: oneIn(params, 'order', ['ASC', 'DESC'] as const) ?? ('DESC' as const) };
  const failed = !query.data && query.error && <FailedReading query={query} title={t('workload.failed')} />;
  const empty = query.data?.length === 0 && <Empty title={t('bulk.noReviewers')} />;
  return (
    <Page title={t('workload.title')}>
      <Flex px={{ base: '5', md: '6' }} py="4" gap="3" align="baseline" wrap="wrap" justify="space-between">
        <PageTitle>{t('workload.title')}</PageTitle>
        <TextLink to={reviewApplications}>{t('desk.back')}</TextLink>
      </Flex>
      <DataTable
        label={t('workload.title')}
        look="roomy"
        columns={columns}
        rows={query.data && inOrder(query.data, sort)}
        rowId={({ userId }) => userId}
        rowName={({ name }) => name}
        sort={sort}
        onSort={(next) => change({ sort: next.by, order: next.order })}
        instead={failed || empty}
      />
    </Page>
  );
};
