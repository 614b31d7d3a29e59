import type { DecideProposal } from '@portal/contracts/kernel/proposals';
import { ErrorAlert, useTranslation } from '@portal/platform';
import { Field, Stack, TextArea } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';

interface Props {
  decision: DecideProposal['decision'];
  /** What it leads to, in a sentence. */
  effect: string;
  decide: {
    mutate: (body: DecideProposal, options: { onSuccess: () => void }) => void;
    reset: () => void;
    error: Error | null;
    isPending: boolean;
  };
  onClose: () => void;
}

/** Asks once more what becomes of a proposal, with room for a note. */
export const DecideDialog = ({ decision, effect, decide, onClose }: Props) => {
  const { t } = useTranslation('administration');
  const [note, setNote] = useState('');
  const send = () =>
    decide.mutate({ decision, ...(note.trim() && { note: note.trim() }) }, { onSuccess: onClose });
  return (
    <ConfirmDialog
      open
      danger={decision !== 'APPROVE'}
      title={t(`proposals.${decision}.question`)}
      confirmLabel={t(`proposals.${decision}.verb`)}
      cancelLabel={t('cancel')}
      busy={decide.isPending}
      onConfirm={send}
      onCancel={onClose}
      form={
        <Stack gap="4">
          {decide.error && <ErrorAlert error={decide.error} />}
          {decision !== 'WITHDRAW' && (
            <Field label={t('proposals.note')} optional>
              <TextArea
                value={note}
                maxLength={2000}
                rows={3}
                dir="auto"
                onChange={(event) => setNote(event.target.value)}
              />
            </Field>
          )}
        </Stack>
      }
    >
      {effect}
    </ConfirmDialog>
  );
};
