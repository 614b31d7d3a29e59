import { Link, useTranslation } from '@portal/platform';
import { type FieldValues, SubmitButton, useFormState } from '@portal/platform/forms';
import { Button, Flex } from '@portal/ui';
import { CalendarClock, Eye, History, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { DiscardDraftDialog } from '../edit-section/DiscardDraftDialog.tsx';
import { StateBadge } from '../edit-section/StateBadge.tsx';
import { PlanDialog } from '../plan-publication/PlanDialog.tsx';
import type { Directory, Entry } from './directory.ts';
import { EntryPlanAlert } from './EntryPlanAlert.tsx';
import { useEntryDesk } from './entry-desk.queries.ts';

interface Props<R extends Entry, I extends object, V extends FieldValues> {
  directory: Directory<R, I, V>;
  row: R;
  /** Saves what is typed as a draft, then opens the page. */
  onPreview: () => void;
}

/** What else can be done with an entry: look at it, plan it, read what it was, drop the draft. */
export function EntryDeskActions<R extends Entry, I extends object, V extends FieldValues>({
  directory,
  row,
  onPreview,
}: Props<R, I, V>) {
  const { t } = useTranslation('cms');
  const { isDirty } = useFormState();
  const desk = useEntryDesk(directory, row);
  const [asks, setAsks] = useState<'plan' | 'discard'>();
  const close = () => setAsks(undefined);
  const { state } = row;
  return (
    <>
      <EntryPlanAlert entryId={row.id} onCancel={(plan) => desk.cancel.mutate(plan)} />
      <Flex gap="2" wrap="wrap" align="center">
        {state && <StateBadge state={state} />}
        <SubmitButton size="sm" variant="outline" full={false} onClick={onPreview}>
          <Eye size={16} aria-hidden />
          {t('preview')}
        </SubmitButton>
        <Button asChild size="sm" variant="outline">
          <Link to={`${directory.path}/${row.id}/history`}>
            <History size={16} aria-hidden />
            {t('history.open')}
          </Link>
        </Button>
        {state && state.status !== 'PUBLISHED' && (
          <Button
            type="button"
            size="sm"
            variant="outline"
            disabled={isDirty}
            onClick={() => setAsks('plan')}
          >
            <CalendarClock size={16} aria-hidden />
            {t('plan.open')}
          </Button>
        )}
        {state?.status === 'CHANGED' && (
          <Button type="button" size="sm" variant="outline" onClick={() => setAsks('discard')}>
            <Undo2 size={16} aria-hidden />
            {t('discardDraft.open')}
          </Button>
        )}
      </Flex>
      {asks === 'plan' && (
        <PlanDialog
          title={t('plan.open')}
          error={desk.plan.error}
          onPlan={(publishAt) => desk.plan.mutateAsync(publishAt)}
          onClose={close}
        />
      )}
      <DiscardDraftDialog
        open={asks === 'discard'}
        onConfirm={() => desk.discard.mutate(undefined, { onSettled: close })}
        onCancel={close}
      />
    </>
  );
}
