import { balanceProcesses } from '@portal/contracts/funds/enums';
import type { FundHistoryRow } from '@portal/contracts/funds/fund.schemas';
import type { Money } from '@portal/contracts/funds/money';
import { formatDateTime, formatMoney, Link, useTranslation } from '@portal/platform';
import { Box, Disclosure, Text, Link as UiLink } from '@portal/ui';
import { Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { applicationDesk, fundReversal } from '../navigation/paths.ts';
import { ChangeList } from '../show-changes/ChangeList.tsx';
import { plainAmount } from '../write-money/amounts.ts';

/** "+USD 1,000" or "−USD 1,000"; a row that moves nothing has none. */
const signed = ({ amount, currency }: Money): string => {
  if (Number(amount) === 0) return '–';
  const isOut = amount.startsWith('-');
  return `${isOut ? '−' : '+'}${formatMoney({ amount: amount.replace('-', ''), currency })}`;
};

const isMovement = ({ process }: FundHistoryRow): boolean =>
  (balanceProcesses as readonly string[]).includes(process);

const What = ({ row }: { row: FundHistoryRow }) => {
  const { t } = useTranslation('administration');
  return (
    <Box minW="0">
      <Text fontWeight="semibold">{t(`ledger.process.${row.process}`)}</Text>
      <Text textStyle="meta" color="fg.muted">
        {[row.reference !== row.applicationNumber && row.reference, row.counterparty]
          .filter(Boolean)
          .join(t('separator'))}
      </Text>
      {row.applicationId && (
        <UiLink asChild textStyle="meta">
          <Link to={applicationDesk(row.applicationId)}>
            <bdi>{row.applicationNumber ?? row.applicationId}</bdi>
          </Link>
        </UiLink>
      )}
      {row.note && (
        <Text textStyle="meta" dir="auto" whiteSpace="pre-line">
          {row.note}
        </Text>
      )}
      {row.changes.length > 0 && (
        <Disclosure title={t('history.changes', { count: row.changes.length })} border="none" fontSize="sm">
          <ChangeList changes={row.changes} />
        </Disclosure>
      )}
    </Box>
  );
};

export const LedgerTable = ({ rows }: { rows: readonly FundHistoryRow[] }) => {
  const { t } = useTranslation('administration');
  return (
    <Table aria-label={t('history.title')}>
      <Thead>
        <Tr>
          <Th>{t('history.at')}</Th>
          <Th>{t('history.what')}</Th>
          <Th end>{t('history.amount')}</Th>
          <Th end>{t('balance.balance')}</Th>
          <Th end>{t('balance.committed')}</Th>
          <Th>{t('history.by')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Tr key={row.id} hover verticalAlign="top">
            <Td data-label={t('history.at')}>{formatDateTime(row.createdAt)}</Td>
            <Td data-label={t('history.what')}>
              <What row={row} />
            </Td>
            <Td end data-label={t('history.amount')} whiteSpace="nowrap">
              <bdi dir="ltr">{signed(row.amount)}</bdi>
            </Td>
            <Td end data-label={t('balance.balance')}>
              {plainAmount(row.balanceAfter)}
            </Td>
            <Td end data-label={t('balance.committed')}>
              {plainAmount(row.committedAfter)}
            </Td>
            <Td data-label={t('history.by')}>
              {row.createdBy}
              {row.approvedBy && (
                <Text textStyle="meta" color="fg.muted">
                  {t('history.approvedBy', { name: row.approvedBy })}
                </Text>
              )}
              {row.reversedById ? (
                <Text textStyle="meta" color="fg.muted">
                  {t('history.reversed')}
                </Text>
              ) : (
                isMovement(row) && (
                  <UiLink asChild textStyle="meta" data-print="hide">
                    <Link to={fundReversal(row.fundId, row.id, row.amount.amount)}>
                      {t('history.reverse')}
                    </Link>
                  </UiLink>
                )
              )}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
};
