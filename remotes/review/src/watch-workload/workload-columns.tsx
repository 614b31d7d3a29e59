import type { Workload } from '@portal/contracts/review/proposals';
import { formatDateShort, formatNumber, TextLink, useTranslation } from '@portal/platform';
import { Box, Button, Flag, HStack } from '@portal/ui';
import type { DataColumn } from '@portal/ui/table';
import { BellRing } from 'lucide-react';
import { Score } from '../find-applications/queue-cells.tsx';
import { queueOfReviewer } from '../navigation/paths.ts';
import { useRemindOfLate } from './workload.queries.ts';
import type { WorkloadSort } from './workload-order.ts';

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
export const useWorkloadColumns = (): DataColumn<Workload>[] => {
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
              {t('workload.away', { day: formatDateShort(absentUntil) })}
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
