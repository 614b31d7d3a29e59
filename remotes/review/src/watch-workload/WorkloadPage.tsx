import { bulkRemind } from '@portal/contracts/calls/review/bulk';
import { listWorkload } from '@portal/contracts/calls/review/proposals';
import type { Workload } from '@portal/contracts/review/proposals';
import {
  call,
  dataQuery,
  formatDateShort,
  formatNumber,
  notify,
  oneIn,
  Page,
  TextLink,
  useAddress,
  useMutation,
  useQuery,
  useTranslation,
} from '@portal/platform';
import { Box, Button, Empty, Flag, Flex, HStack, PageTitle } from '@portal/ui';
import { type DataColumn, DataTable } from '@portal/ui/table';
import { BellRing } from 'lucide-react';
import { Score } from '../find-applications/queue-cells.tsx';
import { queueOfReviewer, reviewApplications } from '../navigation/paths.ts';
import { FailedReading } from '../wait-for-data/LoadingOrFailed.tsx';
import { inOrder, type WorkloadSort, workloadSorts } from './workload-order.ts';

const workload = dataQuery(['review', 'workload'], listWorkload);

/** Of all that somebody is late with; where none could be mailed, why. */
const useRemindOfLate = () =>
  useMutation({
    mutationFn: ({ lateIds, userId }: Workload) =>
      call(bulkRemind, { body: { ids: lateIds, reviewerId: userId } }),
    onSuccess: ({ data, message }) => {
      const refused = data.map(({ failure }) => failure);
      const [first] = refused;
      if (first && refused.every((failure) => failure !== null)) notify.error(first.message);
      else notify.success(message);
    },
  });

const Remind = ({ row }: { row: Workload }) => {
  const { t } = useTranslation('review');
  const remind = useRemindOfLate();
  return (
    <Button
      size="xs"
      variant="outline"
      loading={remind.isPending}
      aria-label={t('workload.remind', { name: row.name })}
      onClick={() => remind.mutate(row)}
    >
      <BellRing size={16} aria-hidden />
      {t('bulk.action.REMIND')}
    </Button>
  );
};

/** Each count leads to what it counts, where a list shows just that. */
const useWorkloadColumns = (): DataColumn<Workload>[] => {
  const { t } = useTranslation('review');
  const count = (id: Exclude<WorkloadSort, 'name' | 'meanScore'>): DataColumn<Workload> => ({
    id,
    header: t(`workload.columns.${id}`),
    cell: (row) => formatNumber(row[id]),
    sorts: 'DESC',
    end: true,
    width: '110px',
  });
  return [
    {
      id: 'name',
      header: t('workload.columns.name'),
      sorts: 'ASC',
      cell: ({ userId, name, countryCode, absentUntil }) => (
        <HStack gap="2">
          {countryCode && <Flag code={countryCode} size={16} />}
          <TextLink to={queueOfReviewer(userId)} quiet color="fg" fontWeight="semibold">
            <Box as="span" dir="auto" whiteSpace="nowrap">
              {name}
            </Box>
          </TextLink>
          {absentUntil && (
            <Box as="span" color="marigold.fg">
              {t('workload.away', { day: formatDateShort(absentUntil, 'UTC') })}
            </Box>
          )}
        </HStack>
      ),
    },
    count('given'),
    count('openAssignments'),
    count('started'),
    {
      ...count('late'),
      cell: ({ userId, late }) =>
        late === 0 ? (
          formatNumber(late)
        ) : (
          <TextLink to={queueOfReviewer(userId, true)} color="fg.error" fontWeight="semibold">
            {formatNumber(late)}
          </TextLink>
        ),
    },
    count('done'),
    {
      id: 'meanScore',
      header: t('workload.columns.meanScore'),
      sorts: 'DESC',
      end: true,
      width: '130px',
      cell: ({ meanScore }) => <Score value={meanScore} />,
    },
    {
      id: 'remind',
      header: t('bulk.action.REMIND'),
      hideHeader: true,
      width: '130px',
      cell: (row) => row.late > 0 && <Remind row={row} />,
    },
  ];
};

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
        <PageTitle fontSize="4xl">{t('workload.title')}</PageTitle>
        <TextLink to={reviewApplications}>{t('workspace.back')}</TextLink>
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
