import type { LoginHistoryRow } from '@portal/contracts/identity/profile';
import { formatDateTime, useTranslation } from '@portal/platform';
import { loginOutcomeLook } from '@portal/platform/sign-ins';
import { Badge, Box, Flag, HStack } from '@portal/ui';
import { type DataColumn, DataTable, type TableSort } from '@portal/ui/table';
import { isReportable, ReportSignIn } from './ReportSignIn.tsx';

const deviceOf = ({ browser, os, device }: LoginHistoryRow) =>
  [browser, os].filter(Boolean).join(', ') || device;

interface Props {
  rows: readonly LoginHistoryRow[];
  sort: TableSort;
  onSort: (sort: TableSort) => void;
}

export const HistoryTable = ({ rows, sort, onSort }: Props) => {
  const { t } = useTranslation('shell');
  const named = (row: LoginHistoryRow) => deviceOf(row) || t('history.unknown');
  const columns: DataColumn<LoginHistoryRow>[] = [
    { id: 'at', header: t('history.at'), sorts: 'DESC', cell: (row) => formatDateTime(row.at) },
    {
      id: 'outcome',
      header: t('history.outcome'),
      cell: ({ outcome }) => <Badge {...loginOutcomeLook[outcome]}>{t(`outcomes.${outcome}`)}</Badge>,
    },
    {
      id: 'device',
      header: t('history.device'),
      cell: (row) => (
        <>
          {named(row)}
          {(row.isCurrent || row.isNewDevice) && (
            <Box fontSize="0.875rem" color="fg.muted">
              {t(row.isCurrent ? 'history.current' : 'history.newDevice')}
            </Box>
          )}
        </>
      ),
    },
    {
      id: 'place',
      header: t('history.place'),
      cell: ({ countryCode, ip }) => (
        <HStack gap="2">
          {countryCode !== null && <Flag code={countryCode} name={countryCode} />}
          <bdi dir="ltr">{ip}</bdi>
        </HStack>
      ),
    },
    {
      id: 'action',
      header: t('history.action'),
      hideHeader: true,
      cell: (row) => isReportable(row) && <ReportSignIn row={row} device={named(row)} />,
    },
  ];
  return (
    <DataTable
      label={t('history.title')}
      look="roomy"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={named}
      sort={sort}
      onSort={onSort}
    />
  );
};
