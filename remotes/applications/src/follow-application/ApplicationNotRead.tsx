import { errorText, isMissing, Missing, useTranslation, WorkPage } from '@portal/platform';
import { FailedArea, Loading, PageTitle, Skeleton, Stack, VisuallyHidden } from '@portal/ui';
import { paths } from '../navigation/paths.ts';

interface ApplicationNotReadProps {
  query: { error: unknown; refetch: () => unknown };
}

/** In the place of an application: on its way, not there, not yours, or not reachable just now. */
export const ApplicationNotRead = ({ query: { error, refetch } }: ApplicationNotReadProps) => {
  const { t } = useTranslation('applications');
  if (error === null)
    return (
      <WorkPage title={t('detail.heading')}>
        <VisuallyHidden as="h1">{t('detail.heading')}</VisuallyHidden>
        <Stack gap="5">
          <Skeleton w="200px" h="4" />
          <Skeleton w={{ base: 'full', sm: '480px' }} h="10" />
          <Skeleton h="40" />
          <Skeleton h="16rem" />
          <Loading>{t('detail.loading')}</Loading>
        </Stack>
      </WorkPage>
    );
  if (isMissing({ error, data: undefined }))
    return (
      <Missing title={t('detail.missingTitle')} list={paths.myApplications()} name={t('list.title')}>
        {t('detail.missingText')}
      </Missing>
    );
  const title = t('detail.failedTitle');
  return (
    <WorkPage title={title}>
      <PageTitle mb="6">{t('detail.heading')}</PageTitle>
      <FailedArea title={title} retryLabel={t('retry')} onRetry={() => void refetch()}>
        {errorText(error)}
      </FailedArea>
    </WorkPage>
  );
};
