import { TimelineSteps } from '@portal/application-view';
import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { useQuery, useSignedInUser, useTranslation } from '@portal/platform';
import { Card, Heading, Skeleton, Text } from '@portal/ui';
import { useLacksAccount } from '../payout-account/account.queries.ts';
import { timelineQuery } from './application.queries.ts';

/** The stages with dates, and whose turn it is. A draft has none yet. */
export const Progress = ({ application }: { application: OwnerApplication }) => {
  const { t } = useTranslation('applications');
  const { data: timeline } = useQuery(timelineQuery(application.id));
  const lacksAccount = useLacksAccount(application, application.applicant.userId === useSignedInUser().id);
  if (application.submittedAt === null) return null;
  return (
    <Card as="section" aria-labelledby="progress-title" padded>
      <Heading textStyle="panelTitle" id="progress-title">
        {t('detail.progress')}
      </Heading>
      <Text color="fg.muted" mb="5">
        {timeline && lacksAccount !== undefined
          ? t(lacksAccount ? 'payout.wanted' : `turn.${timeline.turn}`)
          : '\u00a0'}
      </Text>
      {timeline ? <TimelineSteps timeline={timeline} /> : <Skeleton h="16" />}
    </Card>
  );
};
