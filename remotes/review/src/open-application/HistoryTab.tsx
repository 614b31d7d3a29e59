import { APPLICATION_NAMESPACE } from '@portal/application-view';
import type { TimelineEvent } from '@portal/contracts/applications/conversation';
import { isFinal } from '@portal/contracts/applications/enums';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { formatDateTime, useQuery, useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import { Stepper } from '@portal/ui/overlay';
import { timelineOf } from '../read-application/application.queries.ts';
import { LoadingOrFailed } from '../wait-for-data/LoadingOrFailed.tsx';

/** Everything that happened to the application, oldest first, with who did it and why. */
export const HistoryTab = ({
  application,
}: {
  application: Pick<StaffApplication, 'id' | 'decisions' | 'status'>;
}) => {
  const { t } = useTranslation('review');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const timeline = useQuery(timelineOf(application.id));
  const { data } = timeline;
  if (!data) return <LoadingOrFailed query={timeline} words="history" />;
  const current = isFinal(application.status) ? undefined : data.events.length - 1;
  /** A decision is written at the same moment as its event. */
  const reasonAt = (at: string): string | undefined => {
    const { reasonCode, rule } = application.decisions.find((decision) => decision.at === at) ?? {};
    if (reasonCode) return `${t('fields.reasonCode')}: ${applicationText(`reasonCode.${reasonCode}`)}`;
    return rule ? `${t('fields.rule')}: ${applicationText(`rule.${rule}`)}` : undefined;
  };
  const detailOf = ({ at, actorName, actorRole, message }: TimelineEvent) => (
    <>
      {[
        formatDateTime(at),
        actorName,
        actorRole && t(`history.roles.${actorRole}`, { defaultValue: actorRole }),
      ]
        .filter(Boolean)
        .join(t('separator'))}
      {[reasonAt(at), message].map(
        (text) =>
          text && (
            <Box as="bdi" key={text} display="block">
              {text}
            </Box>
          ),
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
        state: index === current ? ('now' as const) : ('done' as const),
      }))}
    />
  );
};
