import { useTranslation } from '@portal/platform';
import { Alert, Button } from '@portal/ui';

/** Somebody else saved the fund meanwhile: nothing typed is lost, the person chooses. */
export const StaleAlert = ({ onTheirs, onMine }: { onTheirs: () => void; onMine: () => void }) => {
  const { t } = useTranslation('administration');
  return (
    <Alert
      status="warning"
      title={t('stale.title')}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onMine}>
            {t('stale.mine')}
          </Button>
          <Button size="sm" variant="outline" onClick={onTheirs}>
            {t('stale.theirs')}
          </Button>
        </>
      }
    >
      {t('stale.text')}
    </Alert>
  );
};
