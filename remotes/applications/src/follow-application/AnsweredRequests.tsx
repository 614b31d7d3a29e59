import { RequestList } from '@portal/application-view';
import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { useQuery, useTranslation } from '@portal/platform';
import { Card, Heading } from '@portal/ui';
import { versionsQuery } from './application.queries.ts';

/** What the last return asked for, with the answers before and after, once it was sent again. */
export const AnsweredRequests = ({ application }: { application: OwnerApplication }) => {
  const { t } = useTranslation('applications');
  const { id, version, fundType, currency, status } = application;
  const { data: versions = [] } = useQuery({ ...versionsQuery(id), enabled: version > 1 });
  const [latest] = versions;
  if (status === 'RETURNED' || latest === undefined || latest.requests.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="requests-title" padded>
      <Heading textStyle="panelTitle" id="requests-title" mb="2">
        {t('requests.answered')}
      </Heading>
      <RequestList
        fundType={fundType}
        requests={latest.requests}
        compared={{ currency, changes: latest.changes }}
      />
    </Card>
  );
};
