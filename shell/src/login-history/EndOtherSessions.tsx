import { Link, useTranslation } from '@portal/platform';
import { Box, Button, Text, Link as UiLink } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { useEndOtherSessions } from './login-history.queries.ts';

/** "This was not me": ends every session but this one, and points to a new password. */
export const EndOtherSessions = () => {
  const { t } = useTranslation('shell');
  const [asking, setAsking] = useState(false);
  const end = useEndOtherSessions();
  const confirm = () => end.mutate(undefined, { onSettled: () => setAsking(false) });
  return (
    <Box mt="4">
      <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
        {t('history.notMe')}
      </Button>
      {end.isSuccess && (
        <Text mt="2">
          {t('history.changePassword')}{' '}
          <UiLink asChild>
            <Link to="/workspace/password-management">{t('activity.password')}</Link>
          </UiLink>
        </Text>
      )}
      <ConfirmDialog
        open={asking}
        danger
        busy={end.isPending}
        title={t('history.notMeTitle')}
        confirmLabel={t('history.endOthers')}
        cancelLabel={t('history.keep')}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {t('history.notMeText')}
      </ConfirmDialog>
    </Box>
  );
};
