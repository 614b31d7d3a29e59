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
  /** Where its texts stand: `mails` for what `mails.loading` and `mails.failed` say. */
  words: string;
}

/** Stands in until a query has answered; says why when it could not, and asks again. */
export const LoadingOrFailed = ({ query, words }: Props) => {
  const { t } = useTranslation('review');
  return query.error ? (
    <FailedReading query={query} title={t(`${words}.failed`)} />
  ) : (
    <Loading>{t(`${words}.loading`)}</Loading>
  );
};
