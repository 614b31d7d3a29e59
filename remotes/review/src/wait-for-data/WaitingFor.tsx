import { useTranslation } from '@portal/platform';
import { FailedArea, Loading } from '@portal/ui';

interface Props {
  /** Of the query that has no data yet. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Said while it loads. */
  loading: string;
  /** Said when it could not be loaded. */
  failed: string;
}

/** Stands in until a query has answered; says why when it could not, and asks again. */
export const WaitingFor = ({ query, loading, failed }: Props) => {
  const { t } = useTranslation('review');
  if (!query.error) return <Loading>{loading}</Loading>;
  return (
    <FailedArea
      title={failed}
      retryLabel={t('retry')}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {query.error.message}
    </FailedArea>
  );
};
