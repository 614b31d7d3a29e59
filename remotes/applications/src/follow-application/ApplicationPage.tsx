import {
  AnswersView,
  APPLICATION_NAMESPACE,
  FactLine,
  FundMark,
  RequestList,
  StatusBadge,
  TimelineSteps,
} from '@portal/application-view';
import { BENEFICIARY } from '@portal/contracts';
import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { applicantMay } from '@portal/contracts/applications/member-roles';
import { TextLink, useParams, useQuery, useSignedInUser, useTranslation, WorkPage } from '@portal/platform';
import { Box, Card, Flex, Grid, Heading, PageTitle, Skeleton, Stack, Text } from '@portal/ui';
import { ArrowLeft } from 'lucide-react';
import { OnBehalfState } from '../hand-over/OnBehalfState.tsx';
import { paths } from '../navigation/paths.ts';
import { AccountCard } from '../payout-account/AccountCard.tsx';
import { useLacksAccount } from '../payout-account/account.queries.ts';
import { WithdrawLink } from '../withdraw-application/WithdrawLink.tsx';
import { PeopleCard } from '../work-together/PeopleCard.tsx';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { ApplicationNotRead } from './ApplicationNotRead.tsx';
import { applicationQuery, timelineQuery, versionsQuery } from './application.queries.ts';
import { Decision } from './Decision.tsx';
import { EarlierReceipts } from './EarlierReceipts.tsx';
import { History } from './History.tsx';
import { Messages } from './Messages.tsx';
import { PdfButton } from './PdfButton.tsx';
import { Receipt } from './Receipt.tsx';
import { YourTurn } from './YourTurn.tsx';

/** The stages with dates, and whose turn it is. A draft has none yet. */
const Progress = ({ application }: { application: OwnerApplication }) => {
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

/** What the last return asked for, with the answers before and after, once it was sent again. */
const AnsweredRequests = ({ application }: { application: OwnerApplication }) => {
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

/** To the applicant's own list, or to what a member of staff entered in this fund. */
const BackToList = () => {
  const { t } = useTranslation('applications');
  const { fundId = '' } = useParams();
  const isOwn = useSignedInUser().role === BENEFICIARY;
  return (
    <Box mb="4" data-print="hide">
      <TextLink to={isOwn ? paths.myApplications() : paths.fillIn(fundId)}>
        <ArrowLeft size={16} strokeWidth={2} aria-hidden />
        {t(isOwn ? 'list.title' : 'entered.back')}
      </TextLink>
    </Box>
  );
};

const Head = ({ application }: { application: OwnerApplication }) => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const { fundType, applicationNumber, projectTitle, organisation, status } = application;
  return (
    <Flex gap="4" alignItems="flex-start" mb="6">
      <FundMark fundType={fundType} size={44} />
      <Flex flex="1" minW="0" gap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
        <Stack gap="0" minW="0">
          <FactLine facts={[applicationNumber, applicationText(`fundType.${fundType}`)]} />
          <PageTitle>
            <bdi>{projectTitle ?? t('entered.untitled')}</bdi>
          </PageTitle>
          {organisation.name && (
            <Text color="fg.muted">
              <bdi>{organisation.name}</bdi>
            </Text>
          )}
        </Stack>
        <StatusBadge status={status} />
      </Flex>
    </Flex>
  );
};

/** On a phone the facts come before the long list of answers; from 1260 px they stand beside it. */
const places = {
  templateAreas: { base: '"facts" "main" "rest"', xl: '"main facts" "main rest"' },
  templateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 340px' },
  templateRows: { xl: 'auto 1fr' },
};

/** One application as its owner reads it: what was sent, where it stands, what was said. */
export const Component = () => {
  const { applicationId = '' } = useParams();
  const { t } = useTranslation('applications');
  const query = useQuery(applicationQuery(applicationId));
  const { data: application } = query;
  if (application === undefined) return <ApplicationNotRead query={query} />;
  const { id, fundType, answers, documents, applicationNumber, currency, role } = application;
  const requests = application.returnRequest?.requests ?? [];
  return (
    <WorkPage title={application.projectTitle ?? applicationNumber ?? t('detail.heading')}>
      <BackToList />
      <Head application={application} />
      <Stack gap="5">
        <YourTurn application={application}>
          {requests.length > 0 && <RequestList fundType={fundType} requests={requests} />}
        </YourTurn>
        <OnBehalfState application={application} />
        <Decision application={application} />
        <AccountCard application={application} />
        <Progress application={application} />
        <Grid {...places} gap="5" alignItems="start">
          <Stack gridArea="main" gap="5" minW="0">
            <AnsweredRequests application={application} />
            <Messages id={id} mayWrite={applicantMay(role, 'write')} />
            <Card as="section" aria-labelledby="answers-title" padded>
              <Heading textStyle="cardTitle" id="answers-title" mb="5">
                {t('detail.answers')}
              </Heading>
              <AnswersView fundType={fundType} answers={answers} currency={currency} documents={documents} />
            </Card>
          </Stack>
          <Card gridArea="facts" padded>
            <ApplicationFacts application={application} />
            <Flex gap="2" mt="5" direction="column" alignItems="flex-start" data-print="hide">
              <PdfButton id={id} number={applicationNumber} />
              <WithdrawLink application={application} as="button" />
            </Flex>
          </Card>
          <Stack gridArea="rest" gap="5" minW="0">
            {!application.onBehalf.isOnBehalf && <PeopleCard id={id} />}
            <History id={id} />
            {application.receipt !== null && (
              <Card padded>
                <Receipt application={application} />
                <EarlierReceipts id={id} version={application.version} />
              </Card>
            )}
          </Stack>
        </Grid>
      </Stack>
    </WorkPage>
  );
};
