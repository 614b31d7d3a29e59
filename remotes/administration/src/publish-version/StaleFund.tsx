import { useTranslation } from '@portal/platform';
import { StaleAlert, type StaleAlertProps } from '@portal/ui/overlay';

/** Somebody else saved the fund meanwhile. */
export const StaleFund = (props: Pick<StaleAlertProps, 'onMine' | 'onTheirs'>) => {
  const { t } = useTranslation('administration');
  return (
    <StaleAlert
      title={t('stale.title')}
      text={t('stale.text')}
      mine={t('stale.mine')}
      theirs={t('stale.theirs')}
      {...props}
    />
  );
};
