import { type Criterion, MIN_JUSTIFICATION } from '@portal/contracts/applications/criteria';
import { languageMark, localise, useTranslation } from '@portal/platform';
import { Box, Flex, Grid, MetaText, Text } from '@portal/ui';
import { LinkedText } from '../open-cited-page/LinkedText.tsx';
import { isScored, type Mark } from './score-draft.ts';

interface Props {
  criterion: Criterion;
  mark: Mark;
  scoredVersion?: number | undefined;
  onOpen: () => void;
}

/** A criterion that is not open: its number and why, or what is missing. A press opens it, and Tab one that is not done. */
export const ClosedCriterion = ({ criterion, mark, scoredVersion, onOpen }: Props) => {
  const { t } = useTranslation('review');
  const { criterionId, weight } = criterion;
  const { score, justification } = mark;
  const name = localise(criterion.name);
  const isDone = isScored(mark);
  const missing = MIN_JUSTIFICATION - justification.trim().length;
  return (
    <Flex gap="3" borderBottomWidth="1px" pb="3" mb="4" {...(!isDone && { 'data-criterion': criterionId })}>
      <Grid
        placeItems="center"
        flexShrink="0"
        w="34px"
        h="34px"
        borderRadius="md"
        {...(isDone
          ? { bg: 'brand.solid', color: 'brand.contrast' }
          : { borderWidth: '1px', borderStyle: 'dashed', borderColor: 'border.control', color: 'fg.muted' })}
        fontWeight="bold"
        aria-hidden
      >
        {score ?? '–'}
      </Grid>
      <Box flex="1" minW="0">
        <Flex justify="space-between" gap="3">
          <Box
            asChild
            textAlign="start"
            fontWeight="bold"
            cursor="pointer"
            minH="24px"
            _hover={{ textDecoration: 'underline' }}
          >
            <button
              type="button"
              aria-expanded={false}
              {...(isDone && { 'aria-label': t('score.reopen', { name, value: score }) })}
              onClick={onOpen}
              onFocus={({ target }) => !isDone && target.matches(':focus-visible') && onOpen()}
            >
              <span {...languageMark(criterion.name)}>{name}</span>
            </button>
          </Box>
          <Text as="span" color="fg.muted" fontSize="0.875rem">{`${weight}%`}</Text>
        </Flex>
        <Text fontSize="0.90625rem" dir="auto" overflowWrap="anywhere">
          <LinkedText>{justification}</LinkedText>
        </Text>
        {!isDone && (
          <MetaText>
            {score === null ? t('score.notYet') : t('score.moreCharacters', { count: missing })}
          </MetaText>
        )}
        {scoredVersion !== undefined && (
          <MetaText>{t('score.onVersion', { version: scoredVersion })}</MetaText>
        )}
      </Box>
    </Flex>
  );
};
