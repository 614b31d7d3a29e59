import type { Criterion } from '@portal/contracts/applications/criteria';
import { languageMark, localise, useTranslation } from '@portal/platform';
import { Box, Flex, Grid, MetaText, Text } from '@portal/ui';
import { LinkedText } from '../open-cited-page/LinkedText.tsx';
import type { Mark } from './score-draft.ts';

interface Props {
  criterion: Criterion;
  mark: Mark;
  scoredVersion?: number | undefined;
  onOpen: () => void;
}

/** A criterion that is done: its number and why; a press opens it again. */
export const ScoredCriterion = ({ criterion, mark, scoredVersion, onOpen }: Props) => {
  const { t } = useTranslation('review');
  const name = localise(criterion.name);
  return (
    <Flex gap="3" borderBottomWidth="1px" pb="3" mb="4">
      <Grid
        placeItems="center"
        flexShrink="0"
        w="34px"
        h="34px"
        borderRadius="md"
        bg="brand.solid"
        color="brand.contrast"
        fontWeight="bold"
        aria-hidden
      >
        {mark.score}
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
              aria-label={t('score.reopen', { name, value: mark.score })}
              onClick={onOpen}
            >
              <span {...languageMark(criterion.name)}>{name}</span>
            </button>
          </Box>
          <Text as="span" color="fg.muted" fontSize="0.875rem">{`${criterion.weight}%`}</Text>
        </Flex>
        <Text fontSize="0.90625rem" dir="auto" overflowWrap="anywhere">
          <LinkedText>{mark.justification}</LinkedText>
        </Text>
        {scoredVersion !== undefined && (
          <MetaText>{t('score.onVersion', { version: scoredVersion })}</MetaText>
        )}
      </Box>
    </Flex>
  );
};
