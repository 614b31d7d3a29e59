import { TimelineSteps } from '@portal/application-view';
import type { MyApplication } from '@portal/contracts/applications/application.schemas';
import { formatDateTime, formatMoney, TextLink, useQuery, useTranslation } from '@portal/platform';
import { Box, Card, DescriptionList, Flex, HintText, Separator, Skeleton } from '@portal/ui';
import { timelineQuery } from '../follow-application/application.queries.ts';
import { PdfLink } from '../follow-application/PdfButton.tsx';
import { YourTurn } from '../follow-application/YourTurn.tsx';
import { paths } from '../navigation/paths.ts';
import { WithdrawLink } from '../withdraw-application/WithdrawLink.tsx';
import { CardHead } from './CardHead.tsx';

const Facts = ({ application }: { application: MyApplication }) => {
  const { t } = useTranslation('applications');
  const { amountRequested, version, lastSavedAt, documents } = application;
  const { total, clean } = documents;
  return (
    <DescriptionList
      items={[
        {
          label: t('facts.requested'),
          value: amountRequested === null ? '–' : formatMoney(amountRequested),
        },
        { label: t('facts.version'), value: version },
        { label: t('facts.saved'), value: formatDateTime(lastSavedAt) },
        {
          label: t('facts.files'),
          value: t(total === clean ? 'facts.allChecked' : 'facts.someChecked', { total, clean }),
        },
      ]}
    />
  );
};

const Stages = ({ id }: { id: string }) => {
  const { t } = useTranslation('applications');
  const { data: timeline } = useQuery(timelineQuery(id));
  if (timeline === undefined) return <Skeleton h="16" />;
  return (
    <>
      <TimelineSteps timeline={timeline} />
      {/* The alert above says when it is the applicant's. */}
      {timeline.turn !== 'APPLICANT' && <HintText mt="4">{t(`turn.${timeline.turn}`)}</HintText>}
    </>
  );
};

/** An application that is under way: whose turn it is, where it stands, what can be done. */
export const OpenCard = ({ application }: { application: MyApplication }) => {
  const { t } = useTranslation('applications');
  const { id, applicationNumber, unreadMessages } = application;
  return (
    <Card as="article" aria-labelledby={`title-${id}`} padded>
      <CardHead application={application} large />
      <Box mt="4" _empty={{ display: 'none' }}>
        <YourTurn application={application} />
      </Box>
      <Box mt="6">
        <Stages id={id} />
      </Box>
      <Separator my="6" />
      <Facts application={application} />
      <Separator my="6" />
      <Flex columnGap="6" rowGap="3" flexWrap="wrap">
        <TextLink to={paths.application(id)}>{t('list.openApplication')}</TextLink>
        <TextLink to={paths.application(id, 'messages')}>
          {unreadMessages > 0 ? t('list.unread', { number: unreadMessages }) : t('messages.title')}
        </TextLink>
        <PdfLink id={id} number={applicationNumber} />
        <Box ms={{ sm: 'auto' }}>
          <WithdrawLink application={application} />
        </Box>
      </Flex>
    </Card>
  );
};
