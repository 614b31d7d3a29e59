import type { DecideProposal } from '@portal/contracts/kernel/proposals';
import { useTranslation } from '@portal/platform';
import { FormButtons, FormShell, TextAreaField, useForm } from '@portal/platform/forms';
import { Dialog } from '@portal/ui/overlay';
import { useRef } from 'react';

interface Props {
  proposalId: string;
  decision: DecideProposal['decision'];
  /** What it leads to, in a sentence. */
  effect: string;
  decide: {
    mutateAsync: (body: DecideProposal) => Promise<unknown>;
    reset: () => void;
    error: Error | null;
  };
  onClose: () => void;
}

/** Asks once more what becomes of a proposal, with room for a note. */
export const DecideDialog = ({ proposalId, decision, effect, decide, onClose }: Props) => {
  const { t } = useTranslation('administration');
  const safe = useRef<HTMLButtonElement>(null);
  const form = useForm({ defaultValues: { note: '' } });
  const send = async ({ note }: { note: string }) => {
    await decide.mutateAsync({ decision, ...(note.trim() && { note: note.trim() }) });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t(`proposals.${decision}.question`)}
      description={effect}
      initialFocus={safe}
    >
      <FormShell
        form={form}
        error={decide.error}
        onSubmit={send}
        keptAs={`proposal-${proposalId}-${decision}`}
      >
        {decision !== 'WITHDRAW' && (
          <TextAreaField name="note" label={t('proposals.note')} maxLength={2000} rows={3} optional />
        )}
        <FormButtons
          size="sm"
          variant={decision === 'APPROVE' ? 'solid' : 'dangerSolid'}
          submit={t(`proposals.${decision}.verb`)}
          cancel={t('cancel')}
          onCancel={onClose}
          cancelRef={safe}
        />
      </FormShell>
    </Dialog>
  );
};
