import type { QueueRow } from '@portal/contracts/review/queue';
import { useQuery, useTranslation } from '@portal/platform';
import {
  ChoiceField,
  DateField,
  FormButtons,
  FormShell,
  TextAreaField,
  useForm,
} from '@portal/platform/forms';
import { Alert, Text } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import { endOfDay, today } from '../assign-reviewers/due-day.ts';
import { useReviewerOptions } from '../assign-reviewers/use-reviewer-options.ts';
import { LoadingOrFailed } from '../wait-for-data/LoadingOrFailed.tsx';
import { type AskedKind, activeReviewers, type Outcome, useBulkAct } from './bulk.queries.ts';
import { deviceCopyName } from './device-copy-name.ts';

interface Props {
  rows: readonly QueueRow[];
  /** Why they go back, as it was said of those that were done. */
  comment?: string | undefined;
  onClose: () => void;
  onOutcome: (outcome: Outcome) => void;
}

const start = { reviewerIds: [] as string[], dueOn: '', comment: '' };

const ReviewerFields = () => {
  const { t } = useTranslation('review');
  const query = useQuery(activeReviewers());
  const optionsOf = useReviewerOptions();
  if (!query.data) return <LoadingOrFailed query={query} words="assign" />;
  if (query.data.length === 0) return <Alert title={t('bulk.noReviewers')} />;
  return (
    <>
      <ChoiceField
        name="reviewerIds"
        label={t('assign.reviewers')}
        multiple
        stacked
        options={optionsOf(query.data)}
      />
      <DateField name="dueOn" label={t('assign.dueOn')} min={today()} optional />
    </>
  );
};

/** Asks for what the action needs and does it with every selected application. */
export const BulkDialog = ({ kind, rows, comment = '', onClose, onOutcome }: Props & { kind: AskedKind }) => {
  const { t } = useTranslation('review');
  const { data: reviewers = [] } = useQuery({ ...activeReviewers(), enabled: kind === 'ASSIGN' });
  const form = useForm({ defaultValues: { ...start, comment } });
  const [only] = rows.length === 1 ? rows : [];
  const act = useBulkAct((outcome) => {
    onClose();
    onOutcome(outcome);
  });
  const send = ({ reviewerIds, dueOn, comment }: typeof start) => {
    const names = reviewers.filter(({ userId }) => reviewerIds.includes(userId)).map(({ name }) => name);
    return act.mutateAsync({
      kind,
      rows,
      ...(kind === 'ASSIGN' && {
        reviewers: {
          ids: reviewerIds,
          names: names.join(t('separator')),
          ...(dueOn && { dueAt: endOfDay(dueOn) }),
        },
      }),
      ...(kind === 'SEND_BACK' && { internalComment: comment.trim() }),
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size={kind === 'ASSIGN' ? 'lg' : 'md'}
      title={
        only && kind === 'ASSIGN' ? t('assign.question') : t(`bulk.question.${kind}`, { count: rows.length })
      }
    >
      <FormShell
        form={form}
        error={act.error}
        onSubmit={send}
        keptAs={deviceCopyName(`bulk-${kind}`, rows)}
        serverNames={{ dueAt: 'dueOn', internalComment: 'comment' }}
      >
        {only && (
          <Text dir="auto" fontWeight="semibold">
            {[only.applicationNumber, only.projectTitle].join(' · ')}
          </Text>
        )}
        <Text color="fg.muted">{t(`bulk.effect.${kind}`)}</Text>
        {kind === 'ASSIGN' && <ReviewerFields />}
        {kind === 'SEND_BACK' && (
          <TextAreaField
            name="comment"
            label={t('fields.comment')}
            hint={t('fields.commentHint')}
            maxLength={4000}
          />
        )}
        <FormButtons submit={t(`bulk.action.${kind}`)} cancel={t('decide.cancel')} onCancel={onClose} />
      </FormShell>
    </Dialog>
  );
};
