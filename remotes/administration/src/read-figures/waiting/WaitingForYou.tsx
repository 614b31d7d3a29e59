import { REVIEWER, SUPER } from '@portal/contracts';
import { MAX_REPLACEMENTS } from '@portal/contracts/review/queue-lists';
import { currentLanguage, given, Link, useQuery, useSignedInUser, useTranslation } from '@portal/platform';
import { Box, Flex, HintText, MetaText, Text } from '@portal/ui';
import {
  ChevronRight,
  ClipboardCheck,
  CornerUpLeft,
  Inbox,
  Landmark,
  type LucideIcon,
  MailX,
  UserPlus,
  UserRoundPlus,
  UserRoundX,
} from 'lucide-react';
import { fundFigures } from '../../ask-figures/figures.queries.ts';
import type { FiguresQuery } from '../../ask-figures/figures-filters.ts';
import { ageOf } from '../../count-waiting/waiting-time.ts';
import { newInterests } from '../../follow-interests/interests.queries.ts';
import { fundDescription, inbox, interests, logHistory, reviewApplications } from '../../navigation/paths.ts';
import { Panel } from '../../show-panel/Panel.tsx';
import { waitText } from './wait-text.ts';
import * as waits from './waiting.queries.ts';

/** How long half of those who wrote waited for their first reply, by mail, beside applications and in live chats. */
const FirstReplyTime = () => {
  const { t } = useTranslation('administration');
  const { data } = useQuery(waits.firstReplies);
  if (!data) return null;
  const parts = (['messages', 'applications', 'chats'] as const).flatMap((way) => {
    const seconds = data[way].medianSeconds;
    if (seconds === null) return [];
    return t(`waiting.firstReply.${way}`, { time: waitText(seconds, currentLanguage()) });
  });
  if (parts.length === 0) return null;
  return (
    <HintText px="5" pb="5" pt="2">
      {t('waiting.firstReply.title', { count: data.days })} {parts.join(t('separator'))}
    </HintText>
  );
};

interface Job {
  /** Names its text. */
  key: string;
  icon: LucideIcon;
  to: string;
  waiting: waits.Waiting | undefined;
}

const JobRow = ({ job: { key, icon: Icon, to }, waiting }: { job: Job; waiting: waits.Waiting }) => {
  const { t } = useTranslation('administration');
  const age = waiting.oldestAt === null ? undefined : ageOf(waiting.oldestAt, Date.now());
  return (
    <Box as="li" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      {/* Large letters take from the space around them. */}
      <Flex asChild align="center" gap="calc(24px - 0.5rem)" px="20px" py="4" _hover={{ bg: 'bg.subtle' }}>
        <Link to={to}>
          <Box as="span" color="brand.fg" aria-hidden>
            <Icon size={20} strokeWidth={1.75} />
          </Box>
          <Box as="span" flex="1" minW="0">
            <Text as="span" display="block" fontWeight="semibold">
              {t(`waiting.${key}`, { count: waiting.count })}
            </Text>
            {age && (
              // It may be another minute by the time that the app is there.
              <MetaText as="span" display="block" suppressHydrationWarning>
                {t(`waiting.oldest.${age.unit}`, { count: age.count })}
              </MetaText>
            )}
          </Box>
          <ChevronRight size={18} aria-hidden />
        </Link>
      </Flex>
    </Box>
  );
};

/** What the signed-in person can do next. Nothing that is empty takes a line. */
export const WaitingForYou = ({ query }: { query: FiguresQuery }) => {
  const { t } = useTranslation('administration');
  const { role } = useSignedInUser();
  const isReviewer = role === REVIEWER;
  const stats = useQuery(fundFigures(query));
  const { data: written } = useQuery(waits.whoWrote);
  const { data: reviews } = useQuery({ ...waits.myReviews, enabled: isReviewer });
  const { data: interested } = useQuery({ ...newInterests, enabled: !isReviewer });
  const { data: changes } = useQuery({ ...waits.fundChanges, enabled: role === SUPER });
  const { data: failed } = useQuery({ ...waits.givenUp, enabled: role === SUPER });
  const waiting = stats.data?.waiting;
  // After the figures: a call that is not GET makes the early answers void.
  const { data: toReplace } = useQuery({
    ...waits.replacements,
    enabled: !isReviewer && waiting !== undefined,
  });
  const ofFigures = isReviewer ? {} : given({ fund: query.fundType, country: query.countryCode });
  const answering: Job = { key: 'inbox', icon: Inbox, to: inbox, waiting: written };
  const listed = (
    key: Job['key'],
    icon: LucideIcon,
    filters: Parameters<typeof reviewApplications>[0],
    waiting: waits.Waiting | undefined,
  ): Job => ({ key, icon, to: reviewApplications({ ...ofFigures, ...filters }), waiting });
  const late = { late: '1', status: 'RETURNED' };
  const unassigned = { unassigned: '1', status: ['SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW'] };
  const toJudge = { view: 'TO_JUDGE', toJudge: '1', sort: 'dueAt', order: 'ASC' };
  const replaceKey = toReplace?.count === MAX_REPLACEMENTS ? 'replacementsCapped' : 'replacements';
  const allReplacements = reviewApplications({ replacements: '1' });
  const toDecide = { view: 'TO_DECIDE', toDecide: '1' };
  const jobs: Job[] = isReviewer
    ? [listed('myReviews', ClipboardCheck, toJudge, reviews), answering]
    : [
        listed('toDecide', ClipboardCheck, toDecide, waiting?.toDecide),
        listed('withoutReviewer', UserPlus, unassigned, waiting?.withoutReviewer),
        // Of all funds and countries, as the dialog behind the link.
        { key: replaceKey, icon: UserRoundX, to: allReplacements, waiting: toReplace },
        listed('overdueReturns', CornerUpLeft, late, waiting?.overdueReturns),
        { key: 'fundChanges', icon: Landmark, to: fundDescription, waiting: changes },
        { key: 'failed', icon: MailX, to: logHistory, waiting: failed },
        answering,
        { key: 'interest', icon: UserRoundPlus, to: `${interests}?status=NEW`, waiting: interested },
      ];
  const open = jobs.flatMap((job) => (job.waiting?.count ? [{ job, waiting: job.waiting }] : []));
  return (
    <Panel title={t('waiting.title')} query={stats} waitingH="220px" flush>
      {() => (
        <>
          {open.length === 0 ? (
            <Text px="5" pb="5" color="fg.muted">
              {t('waiting.none')}
            </Text>
          ) : (
            <Box as="ul" listStyleType="none" pb="1">
              {open.map(({ job, waiting: facts }) => (
                <JobRow key={job.key} job={job} waiting={facts} />
              ))}
            </Box>
          )}
          {!isReviewer && <FirstReplyTime />}
        </>
      )}
    </Panel>
  );
};
