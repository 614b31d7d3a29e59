import { FundMark, StatusBadge } from '@portal/application-view';
import type { QueueRow } from '@portal/contracts/review/calls';
import { formatDateShort, formatMoney, Link, useQuery, useTranslation } from '@portal/platform';
import { Box, Flag, HStack, Text, Link as UiLink } from '@portal/ui';
import { Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { applicationDesk, reviewApplications } from '../../paths.ts';
import type { FiguresQuery } from '../figures-filters.ts';
import { Panel } from '../Panel.tsx';
import { recentApplications } from './recent.queries.ts';

/** On a phone: title and status in the first line, organisation and amount in the second. */
const phone = {
  row: { display: { base: 'grid', md: 'table-row' }, gridTemplateColumns: 'minmax(0, 1fr) auto' },
  cell: { display: { base: 'block', md: 'table-cell' } },
} as const;

const Row = ({ row }: { row: QueueRow }) => {
  const { t } = useTranslation('administration');
  return (
    <Tr hover {...phone.row}>
      <Td {...phone.cell}>
        <HStack gap="3" align="start">
          <FundMark fundType={row.fundType} size={28} />
          <Box minW="0">
            <UiLink asChild quiet fontWeight="semibold">
              <Link to={applicationDesk(row.id)}>{row.projectTitle ?? t('recent.untitled')}</Link>
            </UiLink>
            <Text textStyle="meta" color="fg.muted">
              <bdi>{row.applicationNumber}</bdi>
            </Text>
          </Box>
        </HStack>
      </Td>
      <Td {...phone.cell} order={{ base: 3, md: 0 }}>
        <HStack gap="2">
          {row.countryCode && <Flag code={row.countryCode} size={20} />}
          <span>{row.organisationName ?? '–'}</span>
        </HStack>
      </Td>
      <Td {...phone.cell} order={{ base: 2, md: 0 }}>
        <StatusBadge status={row.status} audience="staff" />
      </Td>
      <Td {...phone.cell} end order={{ base: 4, md: 0 }} whiteSpace="nowrap">
        {row.amountRequested ? formatMoney(row.amountRequested) : '–'}
      </Td>
      <Td end hideBelow="md" whiteSpace="nowrap">
        {formatDateShort(row.updatedAt)}
      </Td>
    </Tr>
  );
};

export const RecentApplications = ({ query }: { query: FiguresQuery }) => {
  const { t } = useTranslation('administration');
  const recent = useQuery(recentApplications(query));
  const { fundType } = query;
  return (
    <Panel
      title={t('recent.title')}
      note={
        <UiLink asChild fontSize="sm">
          <Link to={reviewApplications(fundType ? { fund: fundType } : {})}>{t('recent.all')}</Link>
        </UiLink>
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
          <Table aria-label={t('recent.title')}>
            <Thead>
              <Tr>
                <Th>{t('recent.application')}</Th>
                <Th>{t('recent.organisation')}</Th>
                <Th>{t('recent.status')}</Th>
                <Th end>{t('recent.requested')}</Th>
                <Th end>{t('recent.updated')}</Th>
              </Tr>
            </Thead>
            <Tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </Tbody>
          </Table>
        )
      }
    </Panel>
  );
};
