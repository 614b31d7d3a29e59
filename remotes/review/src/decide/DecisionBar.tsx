import { awaitsConfirmation } from '@portal/contracts/applications/enums';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { formatMoney, formatNumber, useSignedInUser, useTranslation } from '@portal/platform';
import { AutosaveLine } from '@portal/platform/forms';
import { Box, Button, Flex, IconButton, MetaText, SavedLine, Text } from '@portal/ui';
import { Menu } from '@portal/ui/overlay';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ScoreDraft } from '../score-application/score-draft.ts';
import {
  barOf,
  commits,
  type DecisionKind,
  isDangerous,
  kindsFor,
  scored,
  turnOf,
} from './decision-kinds.ts';
import { firstSignOffOf, labelKindOf } from './recommendations.ts';

interface Props {
  application: StaffApplication;
  scores: ScoreDraft;
  /** Opens what asks for the rest of a decision. */
  onOpen: (kind: DecisionKind) => void;
  /** Which application opens once this one is recommended on; absent: it stays. */
  next?: { number: number; total: number } | undefined;
}

/** The running score, and beside it what else there is to know before a decision. */
const WeightedScore = ({ scores, children }: { scores: ScoreDraft; children: ReactNode }) => {
  const { t } = useTranslation('review');
  const { value, scoredWeight } = scores.weighted;
  return (
    <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" mb="3">
      <Text textStyle="cardTitle" fontSize="3xl">
        {value === undefined ? '–' : value.toFixed(2)}
      </Text>
      <Box>
        <Text>{t('score.weighted')}</Text>
        <MetaText>{t('score.ofWeight', { percent: scoredWeight })}</MetaText>
      </Box>
      <Box flex="1 1 12rem">{children}</Box>
    </Flex>
  );
};

/** At least one: room that is left goes to buttons of several words, which need it to stay in one line. */
const lettersBesideLongestWord = (words: string) =>
  1 + words.length - Math.max(...words.split(' ').map(({ length }) => length));

/** Recommending waits until all is scored. Where somebody else moves the application on, it says who. */
export const DecisionBar = ({ application, scores, onOpen, next }: Props) => {
  const { t } = useTranslation('review');
  const kinds = kindsFor(application.may);
  const { main, beside, more } = barOf(kinds);
  const user = useSignedInUser();
  const labelKind = (kind: DecisionKind) => labelKindOf(kind, application, user);
  const nameOf = (kind: DecisionKind) => t(`kinds.${labelKind(kind)}.button`);
  const turn = main === undefined ? turnOf(application) : undefined;
  if (kinds.length === 0 && turn === undefined) return null;
  const signed = application.may.decide ? firstSignOffOf(application) : undefined;
  const unconfirmed = awaitsConfirmation(application.onBehalf);
  const locked = (kind: DecisionKind) =>
    (unconfirmed && commits.has(kind)) || (application.may.score && scored.has(kind) && !scores.isComplete);
  const beforeDeciding = (
    <Box
      textStyle="meta"
      color="fg.muted"
      mb={application.may.score ? '0' : '3'}
      _empty={{ display: 'none' }}
    >
      {application.may.score && !scores.isComplete && (
        <Text role="status">{t('score.locked', { done: scores.done, all: scores.criteria.length })}</Text>
      )}
      {(application.may.recommend || application.may.decide) && next && (
        <Text>
          {t('decide.thenNext', { number: formatNumber(next.number), total: formatNumber(next.total) })}
        </Text>
      )}
    </Box>
  );
  return (
    <Box
      data-bar
      borderTopWidth="1px"
      px={{ base: '4', lg: '5' }}
      py={{ base: '3', lg: '3.5' }}
      bg="bg.surface"
      data-print="hide"
    >
      {application.may.score ? (
        <WeightedScore scores={scores}>
          {/* Above the keyboard of a phone the bar leaves room: what waits goes out without its button. */}
          <Box css={{ '@media (max-height: 560px)': { '& button': { display: 'none' } } }}>
            {scores.lost.length > 0 ? (
              <SavedLine state="failed">{t('score.lost')}</SavedLine>
            ) : scores.elsewhere.size > 0 ? (
              <SavedLine state="failed">{t('score.overtaken')}</SavedLine>
            ) : (
              <AutosaveLine autosave={scores.autosave} />
            )}
          </Box>
          {beforeDeciding}
        </WeightedScore>
      ) : (
        beforeDeciding
      )}
      {turn && (
        <Text color="fg.muted" mb={kinds.length > 0 ? '3' : '0'}>
          {t(`turn.${turn}`)}
        </Text>
      )}
      {signed?.amountApproved && (
        <Text mb="3">
          {t(signed.byUserId === user.id ? 'decide.awaitsSecond' : 'decide.firstSignature', {
            name: signed.byName,
            amount: formatMoney(signed.amountApproved),
          })}
        </Text>
      )}
      <Flex gap="2" wrap="wrap">
        {[...(main ? [main] : []), ...beside].map((kind) => (
          <Button
            key={kind}
            flex={{ base: `${lettersBesideLongestWord(nameOf(kind))} 1 min-content`, xl: '1 1 auto' }}
            px={{ base: '1', sm: '2' }}
            size="sm"
            variant={
              kind === main && labelKind(kind) === kind ? 'solid' : isDangerous(kind) ? 'danger' : 'outline'
            }
            data-opens={kind}
            disabled={locked(kind)}
            onClick={() => onOpen(kind)}
          >
            {nameOf(kind)}
          </Button>
        ))}
        {more.length > 0 && (
          <Menu
            align="end"
            trigger={
              <IconButton variant="outline" aria-label={t('decide.more')} data-opens={more.join(' ')}>
                <Ellipsis size={18} aria-hidden />
              </IconButton>
            }
            onSelect={(value) => onOpen(value as DecisionKind)}
            items={more.map((kind) => ({
              value: kind,
              label: nameOf(kind),
              danger: isDangerous(kind),
              disabled: locked(kind),
            }))}
          />
        )}
      </Flex>
      {unconfirmed && kinds.some((kind) => commits.has(kind)) && (
        <MetaText mt="2">{t('entry.locked')}</MetaText>
      )}
    </Box>
  );
};
