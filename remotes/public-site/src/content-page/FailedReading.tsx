import { useTranslation } from '@portal/platform';
import { FailedArea, type FailedAreaProps } from '@portal/ui';

interface Props extends Pick<FailedAreaProps, 'title' | 'level'> {
  query: { isFetching: boolean; refetch: () => unknown };
}

/** What a page could not read, and the way to try again. */
export const FailedReading = ({ query, ...props }: Props) => {
  const { t } = useTranslation('public-site');
  return (
    <FailedArea
      {...props}
      retryLabel={t('content.retry')}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
};
