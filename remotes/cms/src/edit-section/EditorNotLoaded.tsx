import { useTranslation } from '@portal/platform';
import { Alert, Button } from '@portal/ui';

/** In place of a part of the editor that did not come. What it would show is in the form; what was written stays. */
export const EditorNotLoaded = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('cms');
  return (
    <Alert
      live
      status="error"
      title={t('platform:errors.offline')}
      actions={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
};
