import { FundMark, StatusBadge } from '@portal/application-view';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { formatDateShort, Link, useTranslation } from '@portal/platform';
import { Badge, Box, Button, Flex, Heading, HStack, IconButton, Text } from '@portal/ui';
import { ArrowLeft, CalendarClock, ShieldCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { AssignDialog } from '../assign-reviewers/AssignDialog.tsx';
import { ListSteps } from '../go-through-list/ListSteps.tsx';
import type { ListNavigation } from '../go-through-list/use-list-navigation.ts';
import { ApplicationProposal } from '../propose-reviewers/ApplicationProposal.tsx';

interface Props {
  application: StaffApplication;
  list: ListNavigation;
}

/** Which application this is, how it stands and until when. */
export const ReviewWorkspaceHeader = ({ application, list }: Props) => {
  const { t } = useTranslation('review');
  const [assigning, setAssigning] = useState(false);
  const close = () => setAssigning(false);
  const { applicationNumber, version, projectTitle, fundType, status, myDeclaration, assignments } =
    application;
  const due = assignments.find(({ dueAt, state }) => dueAt !== null && state !== 'REMOVED')?.dueAt;
  return (
    <Flex
      align="center"
      gap="3"
      wrap="wrap"
      px={{ base: '4', lg: '6' }}
      py="3"
      bg="bg.surface"
      borderBottomWidth="1px"
    >
      <IconButton asChild variant="ghost" size="sm" aria-label={t('desk.back')}>
        <Link to={list.back}>
          <ArrowLeft size={20} />
        </Link>
      </IconButton>
      <FundMark fundType={fundType} size={40} />
      <Box flex="1" minW="12rem">
        <Text textStyle="meta" color="fg.muted">
          {t('desk.number', { number: applicationNumber ?? '', version })}
        </Text>
        <Heading as="h1" textStyle="cardTitle" fontSize="2xl">
          {projectTitle ?? t('row.untitled')}
        </Heading>
      </Box>
      <ListSteps list={list} />
      <HStack gap="2" wrap="wrap">
        <StatusBadge status={status} audience="staff" />
        {myDeclaration && !myDeclaration.hasConflict && (
          <Badge icon={ShieldCheck}>{t('desk.noConflict')}</Badge>
        )}
        {due && <Badge icon={CalendarClock}>{t('desk.due', { date: formatDateShort(due) })}</Badge>}
        {application.may.assign && (
          <Button size="xs" variant="outline" onClick={() => setAssigning(true)}>
            <UserPlus size={16} aria-hidden />
            {t('assign.button', {
              count: assignments.filter(({ state }) => state !== 'REMOVED').length,
            })}
          </Button>
        )}
      </HStack>
      {assigning && (
        <AssignDialog application={application} onClose={close}>
          <ApplicationProposal id={application.id} onDone={close} />
        </AssignDialog>
      )}
    </Flex>
  );
};
