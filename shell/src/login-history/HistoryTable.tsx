import { reportableOutcomes } from '@portal/contracts/identity/enums';
import type { LoginHistoryRow } from '@portal/contracts/identity/profile';
import { ErrorAlert, formatDateTime, useTranslation } from '@portal/platform';
import { loginOutcomeLook } from '@portal/platform/sign-ins';
import { Badge, Box, Button } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { type DataColumn, DataTable, type TableSort } from '@portal/ui/table';
import { useState } from 'react';
import { useDeviceName } from '../workspace-parts/use-device-name.ts';
import { useReportSignIn } from './login-history.queries.ts';

/** Whether somebody else may have got that far: not a refused password, and not this very session. */
const isReportable = ({ outcome, isCurrent }: LoginHistoryRow): boolean =>
  !isCurrent && reportableOutcomes.some((one) => one === outcome);

/** "This was not me", of one row: secures the account and leads to choosing a new password. */
const ReportSignIn = ({ row, device }: { row: LoginHistoryRow; device: string }) => {
  const { t } = useTranslation('security');
  const [asking, setAsking] = useState(false);
  const report = useReportSignIn(row.id);
  const facts = { at: formatDateTime(row.at), device, ip: row.ip };
  return (
    <>
      <Button
        variant="danger"
        size="sm"
        aria-label={t('history.notMeRow', facts)}
        onClick={() => setAsking(true)}
      >
        {t('history.notMe')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        busy={report.isPending}
        title={t('history.notMeTitle')}
        confirmLabel={t('history.secure')}
        cancelLabel={t('history.keep')}
        onConfirm={() => report.mutate()}
        onCancel={() => {
          setAsking(false);
          report.reset();
        }}
        form={report.error && <ErrorAlert error={report.error} />}
      >
        {t('history.notMeText', facts)}
      </ConfirmDialog>
    </>
  );
};

interface Props {
  rows: readonly LoginHistoryRow[];
  sort: TableSort;
  onSort: (sort: TableSort) => void;
}

export const HistoryTable = ({ rows, sort, onSort }: Props) => {
  const { t } = useTranslation('security');
  const named = useDeviceName();
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
      cell: ({ ip }) => <bdi dir="ltr">{ip}</bdi>,
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
