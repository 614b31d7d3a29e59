import { isFinal, type Status } from '@portal/contracts/applications/enums';
import { useTranslation } from '@portal/platform';
import { Badge } from '@portal/ui';
import { CalendarClock, ClockAlert } from 'lucide-react';
import { dayShort, daysSince } from '../find-applications/queue-cells.tsx';

/** Until when, or how late it is, in the words and the colour of the list. */
export const DueBadge = ({ dueAt, status }: { dueAt: string; status: Status }) => {
  const { t } = useTranslation('review');
  const isLate = Date.parse(dueAt) < Date.now() && status !== 'RETURNED' && !isFinal(status);
  if (!isLate) return <Badge icon={CalendarClock}>{t('desk.due', { date: dayShort(dueAt) })}</Badge>;
  return (
    <Badge icon={ClockAlert} palette="laterite">
      {t('row.late', { count: Math.max(1, daysSince(dueAt)) })}
    </Badge>
  );
};
