import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { TextLink, useQuery, useTranslation } from '@portal/platform';
import { Box, Flex, Heading, IconButton, Text } from '@portal/ui';
import { useKeys } from '@portal/ui/overlay';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { DecisionBarOrPanel } from '../decide/DecisionBarOrPanel.tsx';
import { DiscussionList } from '../discuss/DiscussionList.tsx';
import { useNotes } from '../discuss/notes.queries.ts';
import { applicationPath } from '../navigation/paths.ts';
import { useKeysChoice } from '../page-keys/use-keys-choice.ts';
import { applicationToReview } from '../read-application/application.queries.ts';
import { ReviewList } from '../score-application/ReviewList.tsx';
import { useScoreDraft } from '../score-application/score-draft.ts';
import { LoadingOrFailed } from '../wait-for-data/LoadingOrFailed.tsx';
import type { Ranked } from './ranking.ts';
import { ScoreTable } from './ScoreTable.tsx';

const Deciding = ({ application }: { application: StaffApplication }) => {
  const { t } = useTranslation('review');
  const scores = useScoreDraft(application);
  const notes = useNotes(application);
  return (
    <>
      <Box
        as="section"
        aria-label={t('review.title')}
        tabIndex={0}
        flex="1"
        minH="0"
        overflowY="auto"
        px="5"
        pb="4"
      >
        <ScoreTable {...application} />
        <ReviewList application={application} />
        <Heading as="h3" textStyle="panelTitle" mt="5" mb="3">
          {t('tabs.discussion')}
        </Heading>
        <DiscussionList notes={notes} />
      </Box>
      <DecisionBarOrPanel application={application} scores={scores} />
    </>
  );
};

interface Props {
  ranked: Ranked;
  near: Record<'previous' | 'next', Ranked | undefined>;
  /** Goes on to another of the ranking. */
  onStep: (id: string) => void;
  onClose: () => void;
}

/** Beside the ranking: what reviewers said of one application, and what may be done with it. */
export const RankedApplication = ({ ranked: { id, row, rank }, near, onStep, onClose }: Props) => {
  const { t } = useTranslation('review');
  const query = useQuery(applicationToReview(id));
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useKeys(({ key, target }) => {
    if (key === 'Escape' && target instanceof Node && panel.current?.contains(target)) onClose();
  });
  useKeys((event) => {
    if (event.key !== 'a') return;
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what);
    flushSync(() => find('[data-opens=APPROVE]:enabled')?.click());
    find('[name=amount]')?.focus();
    // Else the field takes the letter.
    event.preventDefault();
  }, useKeysChoice().isOn);
  const title = row.projectTitle ?? t('row.untitled');
  return (
    <Flex
      as="section"
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      direction="column"
      w="440px"
      maxW="full"
      flexShrink="0"
      // Beside the list where there is room for both, else over its end.
      position={{ base: 'fixed', lg: 'sticky' }}
      top="68px"
      bottom={{ base: '0', lg: 'auto' }}
      insetInlineEnd={{ base: '0', lg: 'auto' }}
      zIndex={{ base: '2', lg: 'auto' }}
      h={{ lg: 'calc(100dvh - 150px)' }}
      bg="bg.surface"
      borderInlineStartWidth="1px"
      shadow={{ base: 'overlay', lg: 'none' }}
    >
      <Box px="5" py="3" borderBottomWidth="1px">
        <Flex justify="space-between" align="center" gap="3">
          <Text color="fg.muted" fontSize="0.875rem">
            {t('ranking.at', { rank, number: row.applicationNumber })}
          </Text>
          <Flex align="center" gap="1">
            <TextLink to={applicationPath(id)} fontSize="0.875rem">
              {t('ranking.open')}
            </TextLink>
            {(['previous', 'next'] as const).map((way) => {
              const Icon = way === 'next' ? ChevronDown : ChevronUp;
              const to = near[way];
              return (
                <IconButton
                  key={way}
                  size="xs"
                  variant="ghost"
                  aria-label={t(`list.${way}`)}
                  disabled={!to}
                  onClick={() => to && onStep(to.id)}
                >
                  <Icon size={18} aria-hidden />
                </IconButton>
              );
            })}
            <IconButton size="xs" variant="ghost" aria-label={t('ranking.close')} onClick={onClose}>
              <X size={18} aria-hidden />
            </IconButton>
          </Flex>
        </Flex>
        <Heading textStyle="panelTitle" dir="auto">
          {title}
        </Heading>
        <Text fontSize="0.875rem" dir="auto">
          {row.organisationName}
        </Text>
      </Box>
      {query.data?.audience === 'STAFF' ? (
        <Deciding key={id} application={query.data} />
      ) : (
        <Box p="5">
          {query.data ? (
            // Closed to this person: the page of the application says why.
            <TextLink to={applicationPath(id)}>{t('ranking.closed')}</TextLink>
          ) : (
            <LoadingOrFailed query={query} words="workspace" />
          )}
        </Box>
      )}
    </Flex>
  );
};
