import { formatTime, staySignedIn, useSessionWarning, useTranslation } from '@portal/platform';
import { Button } from '@portal/ui';
import { useRef } from 'react';
import { logout } from '../leave/logout.ts';
import { LazyDialog } from '../overlay/lazy-overlay.tsx';

/** Two minutes before the session ends by idling. Closing it in any way is a sign of life. */
export const SessionWarning = () => {
  const { t } = useTranslation('shell');
  const endsAt = useSessionWarning((warning) => warning.endsAt);
  const stayButton = useRef<HTMLButtonElement>(null);
  if (endsAt === null) return null;
  const stay = () => void staySignedIn();
  return (
    <LazyDialog
      open
      role="alertdialog"
      onClose={stay}
      initialFocus={stayButton}
      title={t('sessionWarning.title')}
      description={t('sessionWarning.text', { time: formatTime(endsAt) })}
      actions={
        <>
          <Button size="sm" ref={stayButton} onClick={stay}>
            {t('sessionWarning.stay')}
          </Button>
          <Button size="sm" variant="outline" onClick={logout}>
            {t('account.logout')}
          </Button>
        </>
      }
    />
  );
};
