import { contentErrorText, useTranslation } from '@portal/platform';
import { FailedArea, Skeleton } from '@portal/ui';

interface Props {
  /** Of the query that the page waits for. */
  query: { isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** What it reads, as its title calls it. */
  name: string;
  /** Height of what will stand here. */
  h: string;
}

/** Stands in until a query has answered; says when it could not, and asks again. */
export const LoadingOrFailed = ({ query, name, h }: Props) => {
  const { t } = useTranslation('cms');
  if (!query.isError) return <Skeleton h={h} />;
  return (
    <FailedArea
      title={t('failed', { name })}
      retryLabel={t('retry')}
      retrying={query.isFetching}
      onRetry={() => query.refetch()}
    >
      {contentErrorText(query.error)}
    </FailedArea>
  );
};
