import type { ConfirmEntry } from '@portal/contracts/applications/on-behalf';
import { refuseEntry } from '@portal/contracts/calls/applications/on-behalf';
import { call, useMutation, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, TextAreaField, useForm } from '@portal/platform/forms';
import { Button, Flex, Text } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';

interface Props {
  proof: ConfirmEntry;
  onRefused: () => void;
  onClose: () => void;
}

/** The applicant did not agree; why is for the applicant to say or not. */
export const RefuseDialog = ({ proof, onRefused, onClose }: Props) => {
  const { t } = useTranslation('applications');
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } });
  const refuse = useMutation({
    mutationFn: (reason: string) =>
      call(refuseEntry, { body: { ...proof, ...(reason !== '' && { reason }) } }),
    meta: { silent: true },
    onSuccess: onRefused,
  });
  return (
    <Dialog open onClose={onClose} title={t('confirmEntry.refuseQuestion')}>
      <FormShell
        form={form}
        error={refuse.error}
        onSubmit={({ reason }) => refuse.mutateAsync(reason.trim())}
      >
        <Text color="fg.muted">{t('confirmEntry.refuseEffect')}</Text>
        <TextAreaField name="reason" label={t('confirmEntry.reason')} maxLength={2000} optional />
        <Flex gap="3" wrap="wrap">
          <SubmitButton variant="dangerSolid">{t('confirmEntry.refuse')}</SubmitButton>
          <Button full="phone" variant="outline" type="button" onClick={onClose}>
            {t('confirmEntry.back')}
          </Button>
        </Flex>
      </FormShell>
    </Dialog>
  );
};
