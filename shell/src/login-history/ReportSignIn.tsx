import { reportableOutcomes } from '@portal/contracts/identity/enums';
import type { LoginHistoryRow } from '@portal/contracts/identity/profile';
import { ErrorAlert, formatDateTime, useTranslation } from '@portal/platform';
import { Button } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { useReportSignIn } from './login-history.queries.ts';

/** Whether somebody else may have got that far: not a refused password, and not this very session. */
export const isReportable = ({ outcome, isCurrent }: LoginHistoryRow): boolean =>
  !isCurrent && reportableOutcomes.some((one) => one === outcome);

/** "This was not me", of one row: secures the account and leads to choosing a new password. */
export const ReportSignIn = ({ row, device }: { row: LoginHistoryRow; device: string }) => {
  const { t } = useTranslation('shell');
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
