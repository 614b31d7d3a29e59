import { MAX_SCORE } from '@portal/contracts/applications/criteria';
import { useTranslation } from '@portal/platform';
import { Box, Grid } from '@portal/ui';

interface Props {
  criterionId: string;
  /** Of the criterion, in the reader's language. */
  name: string;
  score: number | null;
  /** `byPointer`: chosen with a mouse or a finger. */
  onScore: (score: number, byPointer: boolean) => void;
}

const points = Array.from({ length: MAX_SCORE + 1 }, (_, value) => value);

/** Six buttons from 0 to 5. */
export const ScoreButtons = ({ criterionId, name, score, onScore }: Props) => {
  const { t } = useTranslation('review');
  return (
    <Grid templateColumns="repeat(6, 1fr)" gap="2" mb="3">
      {points.map((value) => {
        const chosen = score === value;
        return (
          <Box key={value} position="relative">
            <Box
              as="label"
              display="flex"
              alignItems="center"
              justifyContent="center"
              h="10"
              borderWidth="1px"
              borderRadius="md"
              borderColor={chosen ? 'brand.solid' : 'border.control'}
              bg={chosen ? 'brand.solid' : 'bg.surface'}
              color={chosen ? 'brand.contrast' : 'fg'}
              fontWeight="bold"
              cursor="pointer"
              _focusWithin={{
                outline: '3px solid',
                outlineColor: 'focus.outer',
                boxShadow: '0 0 0 5px var(--chakra-colors-focus-inner)',
              }}
            >
              <Box asChild position="absolute" inset="0" opacity="0" cursor="inherit">
                <input
                  type="radio"
                  name={`score-${criterionId}`}
                  value={value}
                  checked={chosen}
                  // Where a group takes the focus while nothing is chosen, Chromium stops at its second button, too.
                  tabIndex={value === (score ?? 0) ? 0 : -1}
                  aria-label={t('score.points', { name, value })}
                  onChange={() => onScore(value, false)}
                  // Arrows choose too, and then the focus has to stay.
                  onClick={({ detail }) => detail > 0 && onScore(value, true)}
                />
              </Box>
              {value}
            </Box>
          </Box>
        );
      })}
    </Grid>
  );
};
