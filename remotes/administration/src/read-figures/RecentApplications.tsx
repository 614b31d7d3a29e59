import { FundMark, StatusBadge } from '@portal/application-view';
import { listFundApplications } from '@portal/contracts/calls/review/queue';
import type { QueueFilters, QueueRow } from '@portal/contracts/review/queue';
import {
  formatDateShort,
  formatMoney,
  pageQuery,
  queryOptions,
  TextLink,
  useQuery,
  useTranslation,
} from '@portal/platform';
import { Box, Flag, Flex, HStack, MetaText, Stack, Text } from '@portal/ui';
import { type DataColumn, DataTable } from '@portal/ui/table';
import { useState } from 'react';
import { afterChanges } from '../ask-figures/figures.queries.ts';
import type { FiguresQuery } from '../ask-figures/figures-filters.ts';
import { applicationReview, reviewApplications } from '../navigation/paths.ts';
import { Panel } from '../show-panel/Panel.tsx';

const SHOWN = 6;

type RecentSort = Required<Pick<QueueFilters, 'sortBy' | 'order'>>;

/** The first applications of the dashboard's filters in an order: without another, those that changed last. */
const recentApplications = ({ fundType, countryCode, from, to }: FiguresQuery, sort: RecentSort) =>
  queryOptions({
    ...pageQuery(['administration', 'recent', fundType, countryCode, from, to, sort], listFundApplications, {
      params: { fundId: fundType ?? 'all' },
      query: { from, to, ...sort, pageSize: 10, ...(countryCode && { countryCode: [countryCode] }) },
    }),
    ...afterChanges,
    select: ({ data }) => data.slice(0, SHOWN),
  });

type Column = DataColumn<QueueRow>;

const sorts = ['projectTitle', 'organisationName', 'status', 'amountRequested', 'updatedAt'] as const;
const newest: RecentSort = { sortBy: 'updatedAt', order: 'DESC' };

const What = ({ row }: { row: QueueRow }) => {
  const { t } = useTranslation('administration');
  return (
    <HStack gap="3">
      <Box flexShrink={0}>
        <FundMark fundType={row.fundType} size={28} />
      </Box>
      <Box minW="0">
        <TextLink
          to={applicationReview(row.id)}
          quiet
          fontWeight="semibold"
          color="fg"
          overflowWrap="anywhere"
        >
          {row.projectTitle ?? t('recent.untitled')}
        </TextLink>
        <MetaText whiteSpace="nowrap">
          <bdi>{row.applicationNumber}</bdi>
        </MetaText>
      </Box>
    </HStack>
  );
};

const Organisation = ({ row }: { row: QueueRow }) => (
  <HStack gap="2">
    {row.countryCode && <Flag code={row.countryCode} size={20} />}
    <Box as="span" minW="7rem" overflowWrap="anywhere">
      {row.organisationName ?? '–'}
    </Box>
  </HStack>
);

const amountOf = ({ amountRequested }: QueueRow) => (amountRequested ? formatMoney(amountRequested) : '–');

const UpdatedOn = ({ updatedAt }: QueueRow) => (
  <Box as="span" whiteSpace="nowrap">
    {formatDateShort(updatedAt)}
  </Box>
);

/** On a phone: the title, then organisation and amount, then status and date. */
const Card = ({ row }: { row: QueueRow }) => (
  <Stack gap="1.5" fontSize="sm">
    <What row={row} />
    <Flex justify="space-between" gap="3" wrap="wrap">
      <Organisation row={row} />
      <Box whiteSpace="nowrap">{amountOf(row)}</Box>
    </Flex>
    <Flex justify="space-between" gap="3" align="center" wrap="wrap">
      <StatusBadge status={row.status} audience="staff" />
      <UpdatedOn {...row} />
    </Flex>
  </Stack>
);

export const RecentApplications = ({ query }: { query: FiguresQuery }) => {
  const { t } = useTranslation('administration');
  const [sort, setSort] = useState(newest);
  const recent = useQuery(recentApplications(query, sort));
  const { fundType } = query;
  // What sorts from the highest is a number or a day, which end where their column ends.
  const column = (id: (typeof sorts)[number], words: string, sorts: 'ASC' | 'DESC', cell: Column['cell']) => {
    return { id, header: t(`recent.${words}`), sorts, cell, end: sorts === 'DESC' };
  };
  const columns = [
    column('projectTitle', 'application', 'ASC', (row) => <What row={row} />),
    column('organisationName', 'organisation', 'ASC', (row) => <Organisation row={row} />),
    column('status', 'status', 'ASC', ({ status }) => <StatusBadge status={status} audience="staff" />),
    column('amountRequested', 'requested', 'DESC', amountOf),
    column('updatedAt', 'updated', 'DESC', UpdatedOn),
  ];
  return (
    <Panel
      title={t('recent.title')}
      note={
        <TextLink to={reviewApplications(fundType ? { fund: fundType } : {})} fontSize="sm">
          {t('recent.all')}
        </TextLink>
      }
      query={recent}
      waitingH="380px"
      flush
    >
      {(rows) =>
        rows.length === 0 ? (
          <Text px="5" pb="5" color="fg.muted">
            {t('recent.none')}
          </Text>
        ) : (
          <DataTable
            label={t('recent.title')}
            look="roomy"
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            rowName={({ applicationNumber }) => applicationNumber}
            card={(row) => <Card row={row} />}
            sort={{ by: sort.sortBy, order: sort.order }}
            onSort={({ by, order }) =>
              setSort({ sortBy: sorts.find((name) => name === by) ?? newest.sortBy, order })
            }
          />
        )
      }
    </Panel>
  );
};
