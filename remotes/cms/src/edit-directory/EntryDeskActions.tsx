import type { Language } from '@portal/contracts';
import { Link, useTranslation } from '@portal/platform';
import { type FieldValues, SubmitButton, useFormState } from '@portal/platform/forms';
import { Button, Flex } from '@portal/ui';
import { CalendarClock, Eye, EyeOff, History, Languages, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { DiscardDraftDialog } from '../frame-editor/DiscardDraftDialog.tsx';
import { PlanDialog } from '../plan-publication/PlanDialog.tsx';
import { languageName } from '../show-state/language-name.ts';
import type { Directory, Entry } from './directory.ts';
import { EntryPlanAlert } from './EntryPlanAlert.tsx';
import { useEntryDesk } from './entry-desk.queries.ts';
import { isOpen, mayDiscard, openLanguages } from './entry-states.ts';

interface Props<R extends Entry, I extends object, V extends FieldValues> {
  directory: Directory<R, I, V>;
  row: R;
  language: Language;
  /** What the form is sent for next. */
  onAll: () => void;
  onHide: () => void;
}

/** What else can be done with an entry: look at it, plan it, read what it was, drop the draft, show it to nobody. */
export function EntryDeskActions<R extends Entry, I extends object, V extends FieldValues>({
  directory,
  row,
  language,
  onAll,
  onHide,
}: Props<R, I, V>) {
  const { t } = useTranslation('cms');
  const { isDirty } = useFormState();
  const desk = useEntryDesk(directory, row, language);
  const [asks, setAsks] = useState<'plan' | 'discard'>();
  const close = () => setAsks(undefined);
  const { list, path, page } = directory;
  const icon = { size: 16, 'aria-hidden': true } as const;
  const look = { size: 'sm', variant: 'outline' } as const;
  return (
    <>
      <EntryPlanAlert
        list={list}
        entryId={row.id}
        language={language}
        onCancel={(plan) => desk.cancel.mutate(plan)}
      />
      <Flex gap="2" wrap="wrap" align="center">
        <Button asChild {...look}>
          <a href={`${page}?preview&lang=${language}`} target="portal-preview">
            <Eye {...icon} />
            {t('preview')}
          </a>
        </Button>
        <Button asChild {...look}>
          <Link to={`${path}/${row.id}/history?text=${language}`}>
            <History {...icon} />
            {t('history.open')}
          </Link>
        </Button>
        {isOpen(row, language) && (
          <Button type="button" {...look} disabled={isDirty} onClick={() => setAsks('plan')}>
            <CalendarClock {...icon} />
            {t('plan.open')}
          </Button>
        )}
        {mayDiscard(row, language) && (
          <Button type="button" {...look} onClick={() => setAsks('discard')}>
            <Undo2 {...icon} />
            {t('discardDraft.open')}
          </Button>
        )}
        {openLanguages(row) > 1 && (
          <SubmitButton {...look} full={false} onClick={onAll}>
            <Languages {...icon} />
            {t('directory.publishAll')}
          </SubmitButton>
        )}
        {row.isPublished && (
          <SubmitButton {...look} full={false} onClick={onHide}>
            <EyeOff {...icon} />
            {t('directory.hide')}
          </SubmitButton>
        )}
      </Flex>
      {asks === 'plan' && (
        <PlanDialog
          title={t('plan.title', { language: languageName(language) })}
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
