import { errorText, isMissing, Missing, useTranslation, WorkPage } from '@portal/platform';
import { FailedArea, PageTitle } from '@portal/ui';
import { paths } from '../navigation/paths.ts';

/** Not there, not yours, or not reachable just now. */
export const ApplicationFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('applications');
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
      <FailedArea title={title} retryLabel={t('retry')} onRetry={onRetry}>
        {errorText(error)}
      </FailedArea>
    </WorkPage>
  );
};
