import { awaitsConfirmation, isInProgress } from '@portal/contracts/applications/enums';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { sendEntryConfirmation } from '@portal/contracts/calls/applications/on-behalf';
import { call, formatDateTime, notify, useMutation, useTranslation } from '@portal/platform';
import { Alert, Box, Button } from '@portal/ui';

/** Why what somebody entered cannot be recommended or approved yet, and the way to ask the applicant again. */
export const AwaitsConfirmation = ({ application }: { application: StaffApplication }) => {
  const { t } = useTranslation('review');
  const { id, status, onBehalf, applicant, myDeclaration } = application;
  const ask = useMutation({
    mutationFn: () => call(sendEntryConfirmation, { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
  });
  if (!awaitsConfirmation(onBehalf) || !isInProgress(status)) return null;
  const { applicantRefusedAt: refusedAt } = onBehalf;
  return (
    <Box px={{ base: '4', lg: '6' }} py="3" bg="bg.surface" borderBottomWidth="1px">
      <Alert
        status={refusedAt === null ? 'warning' : 'error'}
        title={refusedAt === null ? t('entry.waiting') : t('entry.refused')}
        actions={
          !myDeclaration?.hasConflict && (
            <Button size="sm" variant="outline" loading={ask.isPending} onClick={() => ask.mutate()}>
              {t('entry.again')}
            </Button>
          )
        }
      >
        {refusedAt === null
          ? t('entry.waitingText', { email: applicant.email })
          : t('entry.refusedText', { when: formatDateTime(refusedAt) })}
      </Alert>
    </Box>
  );
};
