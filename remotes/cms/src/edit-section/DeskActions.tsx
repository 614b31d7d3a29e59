import type { Language } from '@portal/contracts';
import type { Section } from '@portal/contracts/content/section.schemas';
import { formatDateTime, Link, useTranslation } from '@portal/platform';
import { useFormState } from '@portal/platform/forms';
import { Alert, Button, Flex } from '@portal/ui';
import { CalendarClock, Eye, History, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { DiscardDraftDialog } from '../frame-editor/DiscardDraftDialog.tsx';
import { historyPath } from '../navigation/paths.ts';
import { PlanDialog } from '../plan-publication/PlanDialog.tsx';
import { usePlan } from '../plan-publication/plans.queries.ts';
import { previewPath } from '../preview-page/public-page.ts';
import { languageName } from '../show-state/language-name.ts';

interface Props {
  section: Section;
  language: Language;
  rowVersion: number | undefined;
  /** Saves what is typed as a draft, then opens the page. */
  onPreview: () => void;
  onDiscard: () => Promise<void>;
}

/** What else can be done with a text: look at it, plan it, read what it was, drop the draft. */
export const DeskActions = ({ section, language, rowVersion, onPreview, onDiscard }: Props) => {
  const { t } = useTranslation('cms');
  const { isDirty } = useFormState();
  const plan = usePlan();
  const [asks, setAsks] = useState<'plan' | 'discard'>();
  const state = section.states?.[language];
  const hasDraft = state !== undefined && state.status !== 'PUBLISHED';
  const close = () => setAsks(undefined);
  return (
    <>
      {state?.scheduledFor && (
        <Alert icon={CalendarClock} title={t('plan.at', { date: formatDateTime(state.scheduledFor) })}>
          {t('plan.kept')}
        </Alert>
      )}
      <Flex gap="2" wrap="wrap">
        {previewPath(section.key, language) !== undefined && (
          <Button type="button" size="sm" variant="outline" onClick={onPreview}>
            <Eye size={16} aria-hidden />
            {t('preview')}
          </Button>
        )}
        <Button asChild size="sm" variant="outline">
          <Link to={historyPath(section.key, language)}>
            <History size={16} aria-hidden />
            {t('history.open')}
          </Link>
        </Button>
        {hasDraft && (
          <>
            <Button
              type="button"
              size="sm"
              variant="outline"
              disabled={isDirty || (state.missing?.length ?? 0) > 0}
              onClick={() => setAsks('plan')}
            >
              <CalendarClock size={16} aria-hidden />
              {t('plan.open')}
            </Button>
            <Button type="button" size="sm" variant="outline" onClick={() => setAsks('discard')}>
              <Undo2 size={16} aria-hidden />
              {t('discardDraft.open')}
            </Button>
          </>
        )}
      </Flex>
      {asks === 'plan' && (
        <PlanDialog
          title={t('plan.title', { language: languageName(language) })}
          error={plan.error}
          onPlan={(publishAt) =>
            plan.mutateAsync({
              key: section.key,
              lang: language,
              publishAt,
              ...(rowVersion !== undefined && { rowVersion }),
            })
          }
          onClose={close}
        />
      )}
      <DiscardDraftDialog
        open={asks === 'discard'}
        onConfirm={() => void onDiscard().finally(close)}
        onCancel={close}
      />
    </>
  );
};
