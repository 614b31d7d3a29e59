import { useTranslation } from '@portal/platform';
import { FailedArea, type FailedAreaProps, Loading } from '@portal/ui';

interface Query {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What a query could not read and why, and the way to try again. */
export const FailedReading = ({
  query,
  ...props
}: { query: Query } & Pick<FailedAreaProps, 'title' | 'level'>) => {
  const { t } = useTranslation('review');
  return (
    <FailedArea
      {...props}
      retryLabel={t('retry')}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {query.error?.message}
    </FailedArea>
  );
};

interface Props {
  /** The query that has no data yet. */
  query: Query;
  /** Said while it loads. */
  loading: string;
  /** Said when it could not be loaded. */
  failed: string;
}

/** Stands in until a query has answered; says why when it could not, and asks again. */
export const LoadingOrFailed = ({ query, loading, failed }: Props) =>
  query.error ? <FailedReading query={query} title={failed} /> : <Loading>{loading}</Loading>;
