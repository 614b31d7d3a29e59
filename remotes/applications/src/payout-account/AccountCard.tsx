import { PayoutAccountFacts } from '@portal/application-view';
import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { useQuery, useSignedInUser, useTranslation } from '@portal/platform';
import { Button, Card, Heading, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { AccountForm } from './AccountForm.tsx';
import { accountQuery } from './account.queries.ts';

/** For the applicant of an approved Base Fund application, in person: the treasury account for the money. */
export const AccountCard = ({ application }: { application: OwnerApplication }) => {
  const { id, status, fundType, applicant } = application;
  const user = useSignedInUser();
  const asks = status === 'APPROVED' && fundType === 'BASE_FUND' && applicant.userId === user.id;
  return asks ? <Account id={id} /> : null;
};

const Account = ({ id }: { id: string }) => {
  const { t } = useTranslation('applications');
  const { data: stored } = useQuery(accountQuery(id));
  const [isCorrecting, setCorrecting] = useState(false);
  if (stored === undefined) return null;
  const stop = () => setCorrecting(false);
  return (
    <Card as="section" aria-labelledby="account-title" padded>
      <Stack gap="4" maxW="560px">
        <div>
          <Heading textStyle="cardTitle" id="account-title">
            {t('payout.title')}
          </Heading>
          <Text color="fg.muted">{t('payout.lead')}</Text>
        </div>
        {stored !== null && !isCorrecting ? (
          <>
            <PayoutAccountFacts account={stored} />
            <Button variant="outline" alignSelf="flex-start" onClick={() => setCorrecting(true)}>
              {t('payout.correct')}
            </Button>
          </>
        ) : (
          <AccountForm id={id} stored={stored} onDone={stop} onCancel={stored === null ? undefined : stop} />
        )}
      </Stack>
    </Card>
  );
};
