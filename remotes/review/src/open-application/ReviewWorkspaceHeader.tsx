import { FundMark, StatusBadge } from '@portal/application-view';
import { isFinal, type Status } from '@portal/contracts/applications/enums';
import type { Assignment, StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { formatDayAndMonth, Link, useToday, useTranslation } from '@portal/platform';
import { Badge, Box, Button, Flex, Heading, HStack, IconButton, MetaText } from '@portal/ui';
import { ArrowLeft, CalendarClock, ClockAlert, ShieldCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { AssignDialog } from '../assign-reviewers/AssignDialog.tsx';
import { dayOf, daysBetween } from '../assign-reviewers/due-day.ts';
import { ListSteps } from '../go-through-list/ListSteps.tsx';
import type { ListNavigation } from '../go-through-list/use-list-navigation.ts';
import { ApplicationProposal } from '../propose-reviewers/ApplicationProposal.tsx';
import { isAtWork } from '../read-application/is-at-work.ts';
import { besideSign, layout, signOnly, signSeen, wide } from '../workspace-parts/workspace-layout.ts';

/** Until when, or how late it is, in the words and the colour of the list. */
const DueBadge = ({ dueAt, status }: { dueAt: string; status: Status }) => {
  const { t } = useTranslation('review');
  const late = daysBetween(dayOf(dueAt), useToday());
  const isLate = late > 0 && status !== 'RETURNED' && !isFinal(status);
  if (!isLate)
    return (
      <Badge icon={CalendarClock}>{t('workspace.due', { date: formatDayAndMonth(dueAt, 'UTC') })}</Badge>
    );
  return (
    <Badge icon={ClockAlert} palette="laterite">
      {t('row.late', { count: late })}
    </Badge>
  );
};

/** The first day of whoever has still to recommend, else the last that there was, as in the list. */
const dueOf = (assignments: readonly Assignment[]): string | undefined => {
  const daysOf = (some: readonly Assignment[]) => some.flatMap(({ dueAt }) => dueAt ?? []).sort();
  const [first] = daysOf(assignments.filter(({ state }) => state !== 'SUBMITTED'));
  return first ?? daysOf(assignments).at(-1);
};

interface Props {
  application: StaffApplication;
  list: ListNavigation;
}

/** Two lines of the strip; the whole of a longer title is that of the tab, and among the answers. */
const titleInStrip = { [wide]: { fontSize: '0.875rem', lineHeight: '1.2', lineClamp: 2 } } as const;

/** Small enough to show the whole application number; only the text after it is cut. */
const numberInStrip = { [wide]: { fontSize: '0.8125rem', lineHeight: '1.3', truncate: true } } as const;

/** Cut at its own end, whatever the direction of the page. */
const atOwnEnd = { dir: 'auto', textAlign: 'left', _rtl: { textAlign: 'right' } } as const;

/** Which application this is, how it stands and until when. */
export const ReviewWorkspaceHeader = ({ application, list }: Props) => {
  const { t } = useTranslation('review');
  const [assigning, setAssigning] = useState(false);
  const close = () => setAssigning(false);
  const { applicationNumber, version, projectTitle, fundType, status, myDeclaration, assignments } =
    application;
  const title = projectTitle ?? t('row.untitled');
  const count = assignments.filter(({ state }) => state !== 'REMOVED').length;
  const reviewers = t('assign.button', { count });
  const due = dueOf(assignments.filter(isAtWork));
  return (
    <Flex
      align="center"
      gap="3"
      wrap="wrap"
      px={{ base: '4', lg: '6' }}
      py="3"
      bg="bg.surface"
      borderBottomWidth="1px"
      css={layout.none}
    >
      <HStack flex="1 1 20rem" minW="min(12rem, 100%)" gap={{ base: '3', xl: '1' }} css={layout.title}>
        <IconButton asChild variant="ghost" size="sm" aria-label={t(list.backName)}>
          <Link to={list.back}>
            <ArrowLeft size={20} />
          </Link>
        </IconButton>
        <Box css={{ [wide]: { display: 'none' } }}>
          <FundMark fundType={fundType} size={40} />
        </Box>
        <Box flex="1" minW="0">
          <MetaText {...atOwnEnd} css={numberInStrip}>
            {t('workspace.number', { number: applicationNumber ?? '', version })}
          </MetaText>
          <Heading
            as="h1"
            textStyle="cardTitle"
            fontSize="2xl"
            title={title}
            {...atOwnEnd}
            css={titleInStrip}
          >
            {title}
          </Heading>
        </Box>
      </HStack>
      <Flex gap="2" wrap="wrap" align="center" css={layout.facts}>
        <ListSteps list={list} />
        <StatusBadge status={status} audience="staff" />
        {myDeclaration && !myDeclaration.hasConflict && (
          <Badge icon={ShieldCheck} title={t('workspace.noConflict')}>
            <Box as="span" css={signSeen}>
              {t('workspace.noConflict')}
            </Box>
          </Badge>
        )}
        {due && <DueBadge dueAt={due} status={status} />}
        {application.may.assign && (
          <Button
            size="xs"
            variant="outline"
            aria-label={reviewers}
            title={reviewers}
            onClick={() => setAssigning(true)}
          >
            <UserPlus size={16} aria-hidden />
            <Box as="span" css={signOnly}>
              {reviewers}
            </Box>
            <Box as="span" css={besideSign}>
              {count}
            </Box>
          </Button>
        )}
      </Flex>
      {assigning && (
        <AssignDialog application={application} onClose={close}>
          <ApplicationProposal id={application.id} onDone={close} />
        </AssignDialog>
      )}
    </Flex>
  );
};
