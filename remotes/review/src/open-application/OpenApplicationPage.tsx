import { Page, useParams, useQuery, useTranslation } from '@portal/platform';
import { Box, FailedArea, Loading } from '@portal/ui';
import { DeclarationPage } from '../declare-conflict/DeclarationPage.tsx';
import { useListNavigation } from '../go-through-list/use-list-navigation.ts';
import { applicationToReview } from '../read-application/application.queries.ts';
import { EnteredByReader } from './EnteredByReader.tsx';
import { ReviewWorkspace } from './ReviewWorkspace.tsx';

/** `/workspace/review-applications/:applicationId`: first the declaration, then the workspace; for who entered it, neither. */
export const Component = () => {
  const { t } = useTranslation('review');
  const { applicationId = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(applicationToReview(applicationId));
  const list = useListNavigation(applicationId);
  if (data?.audience === 'RESTRICTED')
    return <DeclarationPage key={data.id} application={data} list={list} />;
  if (data?.audience === 'STAFF') return <ReviewWorkspace key={data.id} application={data} list={list} />;
  if (data?.audience === 'OWNER') return <EnteredByReader application={data} list={list} />;
  return (
    <Page title={t('desk.title')}>
      <Box p={{ base: '5', md: '8' }}>
        {error ? (
          <FailedArea
            level={1}
            title={t('desk.failed')}
            retryLabel={t('retry')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            {error.message}
          </FailedArea>
        ) : (
          <Loading block>{t('desk.loading')}</Loading>
        )}
      </Box>
    </Page>
  );
};
