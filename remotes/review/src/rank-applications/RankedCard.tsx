import { TextLink, useTranslation } from '@portal/platform';
import { Box, Flex, HStack } from '@portal/ui';
import { Score, Spread } from '../find-applications/queue-cells.tsx';
import { applicationPath } from '../navigation/paths.ts';
import type { Ranked } from './ranking.ts';
import { useAmounts } from './ranking-columns.tsx';
import { ScoreLine } from './ScoreLine.tsx';

/** A place of the ranking on a phone: three lines. */
export const RankedCard = ({ ranked }: { ranked: Ranked }) => {
  const { t } = useTranslation('review');
  const { amount, total, over } = useAmounts()(ranked);
  const { id, row, rank } = ranked;
  const line = { justify: 'space-between', columnGap: '3', align: 'center', wrap: 'wrap' } as const;
  return (
    <Flex gap="3" fontSize="0.875rem">
      <Box color="fg.muted" fontWeight="semibold" minW="1.5rem">
        {rank}
      </Box>
      <Box flex="1" minW="0">
        <Flex {...line}>
          <TextLink
            to={applicationPath(id)}
            quiet
            color="fg"
            fontWeight="semibold"
            fontSize="0.9375rem"
            truncate
            flex="1"
            minW="0"
          >
            {row.organisationName ?? row.applicationNumber}
          </TextLink>
          <Score value={row.meanScore} />
        </Flex>
        <Flex {...line}>
          <HStack gap="2">
            <ScoreLine {...row} />
            {row.scoreSpread !== null && <Spread value={row.scoreSpread} />}
          </HStack>
          <Box as="strong" ms="auto">
            {amount}
          </Box>
        </Flex>
        <Flex {...line} color="fg.muted">
          <bdi>{row.applicationNumber}</bdi>
          <Box {...(over && { color: 'fg.error' })}>{over ?? t('ranking.totalOf', { total })}</Box>
        </Flex>
      </Box>
    </Flex>
  );
};
