import { errorText, lookUpSession, useTranslation } from '@portal/platform';
import { Button, FailedArea } from '@portal/ui';
import { logout } from '../leave/logout.ts';

/** The account could not be loaded, though the session goes on: says why, offers Retry and Sign out. */
export const SessionUnreachable = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('shell');
  return (
    <FailedArea
      level={1}
      title={errorText(error)}
      retryLabel={t('loadFailed.retry')}
      onRetry={() => void lookUpSession()}
      actions={
        <Button variant="ghost" size="sm" onClick={logout}>
          {t('account.logout')}
        </Button>
      }
    >
      {t('guard.stillSignedIn')}
    </FailedArea>
  );
};
