import { useTranslation } from '@portal/platform';
import { Box, FailedArea } from '@portal/ui';

interface Props {
  bytes: { error: Error | null; isFetching: boolean; refetch: () => unknown };
}

/** The bytes did not come: another try may help. */
export const NotLoaded = ({ bytes }: Props) => {
  const { t } = useTranslation('review');
  return (
    <Box p="5">
      <FailedArea
        title={t('viewer.failed')}
        retryLabel={t('retry')}
        retrying={bytes.isFetching}
        onRetry={() => void bytes.refetch()}
      >
        {bytes.error?.message}
      </FailedArea>
    </Box>
  );
};
