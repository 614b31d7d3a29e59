import { SUPER } from '@portal/contracts';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { isApiError, useSignedInUser, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, TextAreaField, useForm } from '@portal/platform/forms';
import { Button, Flex, Text } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import type { ScoreDraft } from '../score-application/score-draft.ts';
import { DecisionFields } from './DecisionFields.tsx';
import { useDecide, useWithdraw } from './decide.queries.ts';
import { type DecisionKind, type DecisionValues, toDecide } from './decision-kinds.ts';
import { Recommendations } from './Recommendations.tsx';
import { amountToApprove } from './recommendations.ts';

interface Props {
  kind: DecisionKind;
  application: StaffApplication;
  scores: ScoreDraft;
  onClose: () => void;
}

const startOf = (kind: DecisionKind, application: StaffApplication): DecisionValues => ({
  amount: (kind === 'APPROVE' ? amountToApprove(application) : application.amountRequested?.amount) ?? '',
  conditions: '',
  reasonCode: '',
  rule: '',
  conflictType: '',
  sections: [],
  dueOn: '',
  message: '',
  comment: '',
  request: '',
  overrideReason: '',
});

/** Asks for what a decision needs and sends it; a refusal stays in the dialog with everything typed. */
export const DecisionDialog = ({ kind, application, scores, onClose }: Props) => {
  const { t } = useTranslation('review');
  const { role } = useSignedInUser();
  const decide = useDecide(application.id);
  const withdraw = useWithdraw(application.id);
  const form = useForm<DecisionValues>({ defaultValues: startOf(kind, application) });
  const overBalance = isApiError(decide.error) && decide.error.code === 'insufficient_balance';
  const send = async (values: DecisionValues) => {
    if (kind === 'WITHDRAW')
      await withdraw.mutateAsync({ rowVersion: application.rowVersion, reason: values.request.trim() });
    else
      await decide.mutateAsync(
        toDecide(kind, values, application, application.may.score ? scores.scores : []),
      );
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t(`kinds.${kind}.question`)}
      description={t('decide.about', { number: application.applicationNumber ?? '' })}
    >
      <FormShell form={form} error={decide.error ?? withdraw.error} onSubmit={send}>
        <Text color="fg.muted">{t(`kinds.${kind}.effect`)}</Text>
        {kind === 'APPROVE' && <Recommendations application={application} />}
        <DecisionFields kind={kind} application={application} />
        {overBalance && role === SUPER && (
          <TextAreaField
            name="overrideReason"
            label={t('fields.overrideReason')}
            hint={t('fields.overrideHint')}
            minLength={20}
            maxLength={2000}
          />
        )}
        <Flex gap="3" wrap="wrap">
          <SubmitButton
            variant={
              kind === 'REJECT' || kind === 'MARK_INELIGIBLE' || kind === 'WITHDRAW' ? 'dangerSolid' : 'solid'
            }
          >
            {t(`kinds.${kind}.verb`)}
          </SubmitButton>
          <Button full="phone" variant="outline" type="button" onClick={onClose}>
            {t('decide.cancel')}
          </Button>
        </Flex>
      </FormShell>
    </Dialog>
  );
};
