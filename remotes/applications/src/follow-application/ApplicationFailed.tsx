import { ButtonLink, errorText, isApiError, useTranslation, WorkPage } from '@portal/platform';
import { Card, Empty, FailedArea, PageTitle } from '@portal/ui';
import { paths } from '../navigation/paths.ts';

interface ApplicationFailedProps {
  error: unknown;
  onRetry: () => void;
}

/** Not there, not yours, or not reachable just now. */
export const ApplicationFailed = ({ error, onRetry }: ApplicationFailedProps) => {
  const { t } = useTranslation('applications');
  const isMissing = isApiError(error) && error.status === 404;
  const title = t(isMissing ? 'detail.missingTitle' : 'detail.failedTitle');
  return (
    <WorkPage title={title}>
      {isMissing ? (
        <Card padded>
          <Empty
            level={1}
            threads="broken"
            title={title}
            action={<ButtonLink to={paths.myApplications()}>{t('list.title')}</ButtonLink>}
          >
            {t('detail.missingText')}
          </Empty>
        </Card>
      ) : (
        <>
          <PageTitle mb="6">{t('detail.heading')}</PageTitle>
          <FailedArea title={title} retryLabel={t('retry')} onRetry={onRetry}>
            {errorText(error)}
          </FailedArea>
        </>
      )}
    </WorkPage>
  );
};
