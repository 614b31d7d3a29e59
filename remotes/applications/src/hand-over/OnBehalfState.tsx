import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { transitionFor } from '@portal/contracts/applications/status-machine';
import { ButtonLink, formatDateTime, useNavigate, useSignedInUser, useTranslation } from '@portal/platform';
import { Alert, Button, Text } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { elsewhere, paths } from '../navigation/paths.ts';
import { useHandOver, useSendConfirmation } from './hand-over.queries.ts';

/** For who entered it: whether the applicant has confirmed, and the way to leave it to the applicant. */
export const OnBehalfState = ({ application }: { application: OwnerApplication }) => {
  const { t } = useTranslation('applications');
  const user = useSignedInUser();
  const navigate = useNavigate();
  const { id, fundId, onBehalf, applicant, status, rowVersion, role } = application;
  const [isAsking, setAsking] = useState(false);
  const send = useSendConfirmation(id);
  const handOver = useHandOver(id);
  const isHelper = role === 'OWNER' && onBehalf.isOnBehalf && applicant.userId !== user.id;
  if (!isHelper || transitionFor('HAND_OVER', status, 'OWNER') === undefined) return null;
  const { applicantConfirmedAt: confirmedAt, applicantRefusedAt: refusedAt, hasAccount } = onBehalf;
  const leave = () =>
    handOver.mutate(rowVersion, {
      onSuccess: () => void navigate(paths.fillIn(fundId)),
      onSettled: () => setAsking(false),
    });
  return (
    <Alert
      status={confirmedAt === null ? 'warning' : 'info'}
      title={t('entryState.title')}
      actions={
        <>
          {confirmedAt === null && (
            <>
              <ButtonLink to={elsewhere.confirmEntry} size="sm">
                {t('entryState.enterCode')}
              </ButtonLink>
              <Button size="sm" variant="outline" loading={send.isPending} onClick={() => send.mutate()}>
                {t('entryState.again')}
              </Button>
            </>
          )}
          {hasAccount && (
            <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
              {t('entryState.handOver')}
            </Button>
          )}
        </>
      }
    >
      <Text>
        {confirmedAt !== null
          ? t('entryState.confirmed', { when: formatDateTime(confirmedAt) })
          : refusedAt !== null
            ? t('entryState.refused', { when: formatDateTime(refusedAt) })
            : t('entryState.waiting', { email: applicant.email })}
      </Text>
      {!hasAccount && <Text mt="1">{t('entryState.noAccount', { email: applicant.email })}</Text>}
      <ConfirmDialog
        open={isAsking}
        busy={handOver.isPending}
        title={t('entryState.question')}
        confirmLabel={t('entryState.handOver')}
        cancelLabel={t('entryState.keep')}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        {t('entryState.effect')}
      </ConfirmDialog>
    </Alert>
  );
};
