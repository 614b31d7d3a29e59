import { FundMark, StatusBadge } from '@portal/application-view';
import type { QueueRow } from '@portal/contracts/review/queue';
import { formatDateShort, formatMoney, Link, useQuery, useTranslation } from '@portal/platform';
import { Box, Flag, HStack, Text, Link as UiLink } from '@portal/ui';
import { Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import type { FiguresQuery } from '../../ask-figures/figures-filters.ts';
import { applicationDesk, reviewApplications } from '../../navigation/paths.ts';
import { Panel } from '../../show-panel/Panel.tsx';
import { recentApplications } from './recent.queries.ts';

/** On a phone each row is a small grid: the title, then organisation and amount, then status and date. */
const phone = {
  row: { display: { base: 'grid', md: 'table-row' }, gridTemplateColumns: 'minmax(0, 1fr) auto' },
  cell: { display: { base: 'block', md: 'table-cell' }, px: { base: '5', md: '3', xl: '5' } },
} as const;

const Row = ({ row }: { row: QueueRow }) => {
  const { t } = useTranslation('administration');
  return (
    <Tr hover {...phone.row} alignItems="center">
      <Td {...phone.cell} gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <HStack gap="3" align="start">
          <Box flexShrink={0}>
            <FundMark fundType={row.fundType} size={28} />
          </Box>
          <Box minW="0">
            <UiLink asChild quiet fontWeight="semibold" color="fg">
              <Link to={applicationDesk(row.id)}>{row.projectTitle ?? t('recent.untitled')}</Link>
            </UiLink>
            <Text textStyle="meta" color="fg.muted" whiteSpace="nowrap">
              <bdi>{row.applicationNumber}</bdi>
            </Text>
          </Box>
        </HStack>
      </Td>
      <Td {...phone.cell} order={{ base: 1, md: 0 }}>
        <HStack gap="2">
          {row.countryCode && <Flag code={row.countryCode} size={20} />}
          <span>{row.organisationName ?? '–'}</span>
        </HStack>
      </Td>
      <Td {...phone.cell} order={{ base: 3, md: 0 }}>
        <StatusBadge status={row.status} audience="staff" />
      </Td>
      <Td {...phone.cell} end textAlign="end" order={{ base: 2, md: 0 }} whiteSpace="nowrap">
        {row.amountRequested ? formatMoney(row.amountRequested) : '–'}
      </Td>
      <Td {...phone.cell} end textAlign="end" order={{ base: 4, md: 0 }} whiteSpace="nowrap">
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
                <Th px={phone.cell.px}>{t('recent.application')}</Th>
                <Th px={phone.cell.px}>{t('recent.organisation')}</Th>
                <Th px={phone.cell.px}>{t('recent.status')}</Th>
                <Th end px={phone.cell.px}>
                  {t('recent.requested')}
                </Th>
                <Th end px={phone.cell.px}>
                  {t('recent.updated')}
                </Th>
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
