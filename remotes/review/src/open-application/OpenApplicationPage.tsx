import {
  isMissing,
  Missing,
  Page,
  useIsHydrated,
  useParams,
  useQuery,
  useTranslation,
} from '@portal/platform';
import { Box, Loading } from '@portal/ui';
import { useNoteLeft } from '@portal/ui/table';
import { DeclarationPage } from '../declare-conflict/DeclarationPage.tsx';
import { useListNavigation } from '../go-through-list/use-list-navigation.ts';
import { applicationToReview } from '../read-application/application.queries.ts';
import { keptMarks } from '../score-application/score-draft.ts';
import { UnsavedMarks } from '../score-application/UnsavedMarks.tsx';
import { FailedReading } from '../wait-for-data/LoadingOrFailed.tsx';
import { OwnEntry } from './OwnEntry.tsx';
import { ReviewWorkspace } from './ReviewWorkspace.tsx';

/** `/workspace/review-applications/:applicationId`: first the declaration, then the workspace; for who entered it, neither. */
export const Component = () => {
  const { t } = useTranslation('review');
  const { applicationId = '' } = useParams();
  const query = useQuery(applicationToReview(applicationId));
  const { data } = query;
  const isHydrated = useIsHydrated();
  const list = useListNavigation(applicationId);
  useNoteLeft(applicationId);
  if (data?.audience === 'RESTRICTED')
    return <DeclarationPage key={data.id} application={data} list={list} />;
  if (data?.audience === 'STAFF') return <ReviewWorkspace key={data.id} application={data} list={list} />;
  if (data?.audience === 'OWNER') return <OwnEntry application={data} list={list} />;
  if (isMissing(query))
    return (
      <Missing title={t('workspace.missing')} list={list.back} name={t(list.backName)}>
        {isHydrated && <UnsavedMarks marks={keptMarks(applicationId)} />}
      </Missing>
    );
  return (
    <Page title={t('workspace.title')}>
      <Box p={{ base: '5', md: '8' }}>
        {query.error ? (
          <FailedReading query={query} level={1} title={t('workspace.failed')} />
        ) : (
          <Loading block>{t('workspace.loading')}</Loading>
        )}
      </Box>
    </Page>
  );
};
