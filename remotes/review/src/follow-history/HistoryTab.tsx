import type { TimelineEvent } from '@portal/contracts/applications/conversation';
import { formatDateTime, useQuery, useTranslation } from '@portal/platform';
import { Stepper } from '@portal/ui/overlay';
import { timelineOf } from '../read-application/application.queries.ts';
import { WaitingFor } from '../wait-for-data/WaitingFor.tsx';

/** Everything that happened to the application, oldest first, with who did it. */
export const HistoryTab = ({ id }: { id: string }) => {
  const { t } = useTranslation('review');
  const timeline = useQuery(timelineOf(id));
  const { data } = timeline;
  if (!data)
    return <WaitingFor query={timeline} loading={t('history.loading')} failed={t('history.failed')} />;
  const detailOf = ({ at, actorName, actorRole, message }: TimelineEvent) => (
    <>
      {[
        formatDateTime(at),
        actorName,
        actorRole && t(`history.roles.${actorRole}`, { defaultValue: actorRole }),
      ]
        .filter(Boolean)
        .join(', ')}
      {message && (
        <>
          <br />
          <bdi>{message}</bdi>
        </>
      )}
    </>
  );
  return (
    <Stepper
      label={t('history.label')}
      direction="vertical"
      steps={data.events.map((event, index) => ({
        title: t(`action.${event.action}`),
        detail: detailOf(event),
        state: index === data.events.length - 1 ? ('now' as const) : ('done' as const),
      }))}
    />
  );
};
