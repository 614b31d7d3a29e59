import { useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import type { ComponentProps } from 'react';
import { FailedReading } from '../wait-for-data/LoadingOrFailed.tsx';

/** The bytes did not come: another try may help. */
export const NotLoaded = ({ bytes }: { bytes: ComponentProps<typeof FailedReading>['query'] }) => {
  const { t } = useTranslation('review');
  return (
    <Box p="5">
      <FailedReading query={bytes} title={t('viewer.failed')} />
    </Box>
  );
};
