import { balanceProcesses } from '@portal/contracts/funds/enums';
import type { FundHistoryRow } from '@portal/contracts/funds/fund.schemas';
import type { Money } from '@portal/contracts/funds/money';
import { formatDateTime, formatMoney, TextLink, useTranslation } from '@portal/platform';
import { Box, Disclosure, MetaText, Text } from '@portal/ui';
import type { DataColumn } from '@portal/ui/table';
import { plainAmount } from '../format-amounts/amounts.ts';
import { applicationReview, fundReversal } from '../navigation/paths.ts';
import { ChangeList } from '../show-changes/ChangeList.tsx';
import { FileLine } from '../show-file/FileLine.tsx';
import { ListTable, type Sorted } from '../show-list/ListTable.tsx';

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
      <MetaText>
        {[row.reference !== row.applicationNumber && row.reference, row.counterparty]
          .filter(Boolean)
          .join(t('separator'))}
      </MetaText>
      {row.applicationId && (
        <TextLink to={applicationReview(row.applicationId)} textStyle="meta">
          <bdi>{row.applicationNumber ?? row.applicationId}</bdi>
        </TextLink>
      )}
      {row.note && (
        <Text textStyle="meta" dir="auto" whiteSpace="pre-line">
          {row.note}
        </Text>
      )}
      {row.attachment && <FileLine file={row.attachment} data-print="hide" />}
      {row.changes.length > 0 && (
        <Disclosure title={t('history.changes', { count: row.changes.length })} border="none" fontSize="sm">
          <ChangeList changes={row.changes} />
        </Disclosure>
      )}
    </Box>
  );
};

const By = ({ row }: { row: FundHistoryRow }) => {
  const { t } = useTranslation('administration');
  return (
    <>
      {row.createdBy}
      {row.approvedBy && <MetaText>{t('history.approvedBy', { name: row.approvedBy })}</MetaText>}
      {row.reversedById && <MetaText>{t('history.reversed')}</MetaText>}
      {!row.reversedById && isMovement(row) && (
        <TextLink
          to={fundReversal(row.fundId, row.id, row.amount.amount)}
          display="block"
          textStyle="meta"
          data-print="hide"
        >
          {t('history.reverse')}
        </TextLink>
      )}
    </>
  );
};

export const LedgerTable = ({ rows, sorted }: { rows: readonly FundHistoryRow[]; sorted: Sorted }) => {
  const { t } = useTranslation('administration');
  const columns: DataColumn<FundHistoryRow>[] = [
    { id: 'createdAt', header: t('history.at'), sorts: 'DESC', cell: (row) => formatDateTime(row.createdAt) },
    { id: 'process', header: t('history.what'), sorts: 'ASC', cell: (row) => <What row={row} /> },
    {
      id: 'amount',
      header: t('history.amount'),
      sorts: 'DESC',
      end: true,
      cell: (row) => (
        <Box as="bdi" dir="ltr" whiteSpace="nowrap">
          {signed(row.amount)}
        </Box>
      ),
    },
    { id: 'balance', header: t('balance.balance'), end: true, cell: (row) => plainAmount(row.balanceAfter) },
    {
      id: 'committed',
      header: t('balance.committed'),
      end: true,
      cell: (row) => plainAmount(row.committedAfter),
    },
    { id: 'by', header: t('history.by'), cell: (row) => <By row={row} /> },
  ];
  return (
    <ListTable
      label={t('history.title')}
      columns={columns}
      rows={rows}
      rowName={({ reference, id }) => reference ?? id}
      sorted={sorted}
    />
  );
};
