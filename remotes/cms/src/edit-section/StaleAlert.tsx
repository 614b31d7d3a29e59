import { useTranslation } from '@portal/platform';
import { Alert, Button, HStack } from '@portal/ui';

/** Somebody else published this text meanwhile: nothing typed is lost, the person chooses. */
export const StaleAlert = ({ onTheirs, onMine }: { onTheirs: () => void; onMine: () => void }) => {
  const { t } = useTranslation('cms');
  return (
    <Alert
      status="warning"
      title={t('stale.title')}
      actions={
        <HStack gap="2" wrap="wrap">
          <Button size="sm" variant="outline" type="button" onClick={onMine}>
            {t('stale.mine')}
          </Button>
          <Button size="sm" variant="outline" type="button" onClick={onTheirs}>
            {t('stale.theirs')}
          </Button>
        </HStack>
      }
    >
      {t('stale.text')}
    </Alert>
  );
};
