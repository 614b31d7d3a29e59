import type { TextAddress } from '@portal/contracts/content/editing';
import { formatDateTime, useQuery, useTranslation } from '@portal/platform';
import { Alert, Button } from '@portal/ui';
import { CalendarClock } from 'lucide-react';
import { schedules, useCancelSchedule } from '../read-text/text.queries.ts';

/** When a text goes public by itself, or that it could not. */
export const ScheduleAlert = ({ kind, id, lang }: TextAddress) => {
  const { t } = useTranslation('cms');
  const { data = [] } = useQuery(schedules);
  const cancel = useCancelSchedule();
  const plan = data.find((one) => one.kind === kind && one.contentId === id && (one.lang ?? lang) === lang);
  if (!plan) return null;
  const date = formatDateTime(plan.publishAt);
  if (plan.state === 'FAILED')
    return <Alert status="error" icon={CalendarClock} title={t('schedule.failedAt', { date })} />;
  return (
    <Alert
      icon={CalendarClock}
      title={t('schedule.at', { date })}
      actions={
        <Button size="sm" variant="outline" type="button" onClick={() => cancel.mutate(plan.id)}>
          {t('schedule.cancel')}
        </Button>
      }
    >
      {plan.isBehindDraft ? t('schedule.behind') : t('schedule.kept')}
    </Alert>
  );
};
