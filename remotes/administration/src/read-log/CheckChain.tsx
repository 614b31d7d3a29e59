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

/** Whether any row of the log or of the history of sign-ins was changed, removed or moved since it was written. */
export const ChainAlert = ({ check }: { check: Check }) => {
  const { t } = useTranslation('administration');
  if (!check.data) return null;
  const { signIns, ...log } = check.data;
  const outcomes = [
    { ...log, whole: 'log.whole', broken: 'log.broken' },
    { ...signIns, whole: 'log.signInsWhole', broken: 'log.signInsBroken' },
  ] as const;
  return outcomes.map(({ rows, isWhole, brokenAt, whole, broken }) => (
    <Alert
      key={whole}
      live
      mb="5"
      status={isWhole ? 'success' : 'error'}
      title={
        isWhole ? t(whole, { rows: formatNumber(rows) }) : t(broken, { at: formatNumber(brokenAt ?? '0') })
      }
    />
  ));
};
