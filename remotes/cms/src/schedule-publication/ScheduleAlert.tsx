import type { TextAddress } from '@portal/contracts/content/editing';
import { formatDateTime, useTranslation } from '@portal/platform';
import { Alert, Button } from '@portal/ui';
import { CalendarClock } from 'lucide-react';
import { useCancelSchedule, useScheduleOf } from '../read-text/text.queries.ts';

/** Calls a publication off. @param label in a list of several: the same with the name of this one. */
export const CancelSchedule = ({ id, label }: { id: string; label?: string }) => {
  const { t } = useTranslation('cms');
  const cancel = useCancelSchedule();
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={label}
      loading={cancel.isPending}
      loadingText={t('schedule.cancel')}
      onClick={() => cancel.mutate(id)}
    >
      {t('schedule.cancel')}
    </Button>
  );
};

/** When a text goes public by itself, or that it could not. */
export const ScheduleAlert = (address: TextAddress) => {
  const { t } = useTranslation('cms');
  const schedule = useScheduleOf(address);
  if (!schedule) return null;
  const date = formatDateTime(schedule.publishAt);
  if (schedule.state === 'FAILED')
    return <Alert status="error" icon={CalendarClock} title={t('schedule.failedAt', { date })} />;
  return (
    <Alert
      icon={CalendarClock}
      title={t('schedule.at', { date })}
      actions={<CancelSchedule id={schedule.id} />}
    >
      {schedule.isBehindDraft ? t('schedule.behind') : t('schedule.kept')}
    </Alert>
  );
};
