import { RequestList } from '@portal/application-view';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { useTranslation } from '@portal/platform';
import { Box, Heading } from '@portal/ui';

/** What the applicant was asked for: while it is returned as ticked off so far, afterwards with what was changed. */
export const AskedRequests = ({ application }: { application: StaffApplication }) => {
  const { t } = useTranslation('review');
  const { returnRequest, fundType, currency, changes } = application;
  const requests = returnRequest?.requests ?? application.requests;
  if (requests.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="asked-title">
      <Heading as="h3" textStyle="panelTitle" id="asked-title">
        {t('requests.asked', {
          done: requests.filter(({ doneAt }) => doneAt !== null).length,
          all: requests.length,
        })}
      </Heading>
      <RequestList
        fundType={fundType}
        requests={requests}
        {...(returnRequest === null && { compared: { currency, changes } })}
      />
    </Box>
  );
};
