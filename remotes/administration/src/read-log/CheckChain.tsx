import { formatNumber, useTranslation } from '@portal/platform';
import { Alert, Button } from '@portal/ui';
import { ShieldCheck } from 'lucide-react';
import type { useCheckLog } from './log.queries.ts';

type Check = ReturnType<typeof useCheckLog>;

export const CheckChainButton = ({ check }: { check: Check }) => {
  const { t } = useTranslation('administration');
  return (
    <Button
      variant="outline"
      size="sm"
      loading={check.isPending}
      loadingText={t('log.checking')}
      onClick={() => check.mutate()}
    >
      <ShieldCheck size={18} aria-hidden />
      {t('log.check')}
    </Button>
  );
};

/** Whether any row was changed, removed or moved since it was written. */
export const ChainAlert = ({ check }: { check: Check }) => {
  const { t } = useTranslation('administration');
  if (!check.data) return null;
  const { rows, isWhole, brokenAt } = check.data;
  return (
    <Alert
      live
      mb="5"
      status={isWhole ? 'success' : 'error'}
      title={
        isWhole
          ? t('log.whole', { rows: formatNumber(rows) })
          : t('log.broken', { at: formatNumber(brokenAt ?? '0') })
      }
    />
  );
};
