import {
  APPLICATION_NAMESPACE,
  FactLine,
  FundMark,
  StatusBadge,
  TimelineSteps,
} from '@portal/application-view';
import { BENEFICIARY } from '@portal/contracts';
import {
  ButtonLink,
  formatDateTime,
  useParams,
  useQuery,
  useSignedInUser,
  useTranslation,
  WorkPage,
} from '@portal/platform';
import { Alert, Card, Flex, Heading, PageTitle, Separator, Stack, Text } from '@portal/ui';
import { CircleCheckBig } from 'lucide-react';
import { ApplicationNotRead } from '../follow-application/ApplicationNotRead.tsx';
import { applicationQuery, timelineQuery } from '../follow-application/application.queries.ts';
import { PdfButton } from '../follow-application/PdfButton.tsx';
import { Receipt } from '../follow-application/Receipt.tsx';
import { paths } from '../navigation/paths.ts';

/** `/application/:fundId/sent/:applicationId`: the receipt. */
export const Component = () => {
  const { fundId = '', applicationId = '' } = useParams();
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const isOwn = useSignedInUser().role === BENEFICIARY;
  const query = useQuery(applicationQuery(applicationId));
  const { data: timeline } = useQuery(timelineQuery(applicationId));
  const { data: application } = query;
  if (application === undefined) return <ApplicationNotRead query={query} />;
  const { fundType, applicationNumber, status, receipt, applicant, onBehalf } = application;
  const title = t(application.version > 1 ? 'sent.againTitle' : 'sent.title');
  const open = isOwn ? paths.application(applicationId) : paths.entered(fundId, applicationId);
  return (
    <WorkPage title={title}>
      <PageTitle mb="6">{title}</PageTitle>
      <Stack gap="5" maxW="900px">
        <Alert status="success" icon={CircleCheckBig} title={t('sent.lead')}>
          {t(onBehalf.isOnBehalf ? 'sent.mailBoth' : 'sent.mail', { email: applicant.email })}
        </Alert>
        <Card padded>
          <Flex gap="4" alignItems="center" flexWrap="wrap">
            <FundMark fundType={fundType} size={44} />
            <div>
              <FactLine facts={[t('sent.number'), applicationText(`fundType.${fundType}`)]} />
              <Text textStyle="figureSm">
                <bdi>{applicationNumber}</bdi>
              </Text>
            </div>
            <StatusBadge status={status} />
          </Flex>
          {receipt !== null && (
            <Text mt="4" color="fg.muted">
              {t('sent.at', { when: formatDateTime(receipt.at) })}
            </Text>
          )}
          <Separator my="6" />
          <Heading textStyle="panelTitle" mb="4">
            {t('sent.next')}
          </Heading>
          {timeline && <TimelineSteps timeline={timeline} />}
          <Separator my="6" />
          <Receipt application={application} />
        </Card>
        <Flex gap="3" direction={{ base: 'column', sm: 'row' }} data-print="hide">
          <ButtonLink to={open} full="phone">
            {t('inProgress.open')}
          </ButtonLink>
          <ButtonLink
            to={isOwn ? paths.myApplications() : paths.fillIn(fundId)}
            variant="outline"
            full="phone"
          >
            {t(isOwn ? 'list.title' : 'entered.back')}
          </ButtonLink>
          <PdfButton id={applicationId} number={applicationNumber} full="phone" />
        </Flex>
      </Stack>
    </WorkPage>
  );
};
