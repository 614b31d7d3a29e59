import { errorText, useTranslation } from '@portal/platform';
import { Alert, Button } from '@portal/ui';

interface LoadFailedProps {
  query: { error: unknown; refetch: () => unknown; isFetching: boolean };
}

/** A part of a page that could not be read, with the way to try again. */
export const LoadFailed = ({ query }: LoadFailedProps) => {
  const { t } = useTranslation('shell');
  return (
    <Alert
      status="error"
      title={t('loadFailed.title')}
      actions={
        <Button size="sm" variant="outline" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('loadFailed.retry')}
        </Button>
      }
    >
      {errorText(query.error)}
    </Alert>
  );
};
