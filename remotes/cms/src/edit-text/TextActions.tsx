import type { Language } from '@portal/contracts';
import type { TextAddress } from '@portal/contracts/content/editing';
import { ButtonLink, notify, useTranslation } from '@portal/platform';
import { useFormState } from '@portal/platform/forms';
import { Button, Flex } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { CalendarClock, History, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { historyPath } from '../navigation/paths.ts';
import { useScheduleOf, useTextActions } from '../read-text/text.queries.ts';
import { ScheduleAlert } from '../schedule-publication/ScheduleAlert.tsx';
import { ScheduleDialog } from '../schedule-publication/ScheduleDialog.tsx';
import { languageName } from '../show-state/language-name.ts';

interface Props {
  address: TextAddress & { lang: Language };
  rowVersion: number | undefined;
  /** Whether it has words that could be published later; `undefined`: it has no such words. */
  schedule: 'may' | 'not yet' | undefined;
  mayDiscard: boolean;
  onDiscarded?: () => void;
  /** The way to its public page. */
  preview: ReactNode;
  /** What its kind can besides. */
  children?: ReactNode;
}

/** The look of what stands beside the form. */
export const actionLook = { size: 'sm', variant: 'outline' } as const;

/** What else can be done with a text: look at it, schedule it, read what it was, drop the draft. */
export const TextActions = ({ address, rowVersion, schedule, mayDiscard, ...rest }: Props) => {
  const { t } = useTranslation('cms');
  const { isDirty } = useFormState();
  const actions = useTextActions(address, rowVersion);
  const planned = useScheduleOf(address);
  const [asks, setAsks] = useState<'schedule' | 'discard'>();
  const close = () => setAsks(undefined);
  const discard = async () => {
    await actions.discard.mutateAsync().finally(close);
    rest.onDiscarded?.();
  };
  const icon = { size: 16, 'aria-hidden': true } as const;
  return (
    <>
      <ScheduleAlert {...address} />
      <Flex gap="2" wrap="wrap" align="center">
        {rest.preview}
        <ButtonLink to={historyPath(address)} {...actionLook}>
          <History {...icon} />
          {t('history.open')}
        </ButtonLink>
        {schedule && (
          <Button
            {...actionLook}
            disabled={schedule === 'not yet'}
            onClick={() => {
              if (isDirty) return notify.warning(t('schedule.saveFirst'));
              actions.schedule.reset();
              setAsks('schedule');
            }}
          >
            <CalendarClock {...icon} />
            {t('schedule.open')}
          </Button>
        )}
        {mayDiscard && (
          <Button {...actionLook} onClick={() => setAsks('discard')}>
            <Undo2 {...icon} />
            {t('discardDraft.open')}
          </Button>
        )}
        {rest.children}
      </Flex>
      {asks === 'schedule' && (
        <ScheduleDialog
          title={t('schedule.title', { language: languageName(address.lang) })}
          planned={planned?.state === 'WAITING' ? planned.publishAt : undefined}
          error={actions.schedule.error}
          onSchedule={(publishAt) => actions.schedule.mutateAsync(publishAt)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asks === 'discard'}
        // While it is on its way it is not sent again.
        busy={actions.discard.isPending}
        title={t('discardDraft.title')}
        confirmLabel={t('discardDraft.confirm')}
        cancelLabel={t('discardDraft.keep')}
        danger
        onConfirm={() => void discard().catch(() => undefined)}
        onCancel={close}
      >
        {t('discardDraft.text')}
      </ConfirmDialog>
    </>
  );
};
