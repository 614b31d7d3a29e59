import { MAX_SCORE } from '@portal/contracts/applications/criteria';
import type { QueueRow } from '@portal/contracts/review/queue';
import { DISAGREEMENT } from '@portal/contracts/review/queue-lists';
import { useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';

const at = (score: number) => `${(100 * score) / MAX_SCORE}%`;

/** A mark whose middle stands at its score. Sizes in pixels. */
const mark = (score: number, width: number, height: number) => ({
  insetInlineStart: at(score),
  width,
  height,
  marginBlockStart: -height / 2,
  marginInlineStart: -width / 2,
});
const halfway = { position: 'absolute', top: '50%' } as const;

type Props = Pick<QueueRow, 'scores' | 'meanScore' | 'scoreSpread'>;

/** From 0 to 5: each score as a ring, a line between the outer ones, the mean as a bar. */
export const ScoreLine = ({ scores, meanScore, scoreSpread }: Props) => {
  const { t } = useTranslation('review');
  if (meanScore === null) return <>–</>;
  const color = (scoreSpread ?? 0) >= DISAGREEMENT ? 'marigold.fg' : 'brand.solid';
  return (
    <Box
      role="img"
      aria-label={t('ranking.scores', {
        scores: scores.map((score) => score.toFixed(1)).join(t('separator')),
      })}
      position="relative"
      w="6.5rem"
      h="5"
      mx="2"
    >
      <Box {...halfway} w="full" borderTopWidth="2px" borderStyle="dotted" />
      <Box
        {...halfway}
        style={{
          insetInlineStart: at(Math.min(...scores)),
          insetInlineEnd: `calc(100% - ${at(Math.max(...scores))})`,
        }}
        borderTopWidth="2px"
        borderColor={color}
      />
      {scores.map((score, index) => (
        <Box
          // Two reviewers may give the same score.
          key={`${index} ${score}`}
          {...halfway}
          style={mark(score, 11, 11)}
          borderWidth="2px"
          borderColor={color}
          borderRadius="full"
          bg="bg.surface"
        />
      ))}
      <Box {...halfway} style={mark(meanScore, 3, 14)} borderInlineStartWidth="3px" borderColor="fg" />
    </Box>
  );
};
