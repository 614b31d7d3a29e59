import { TextLink, useTranslation } from '@portal/platform';
import { Box, Flex, Heading, HStack, MetaText } from '@portal/ui';
import { Split } from 'lucide-react';
import { applicationPath, reviewApplications } from '../navigation/paths.ts';
import type { Ranked } from './ranking.ts';
import { ScoreLine } from './ScoreLine.tsx';

/** At most three: the others are one press away. */
export const Disagreements = ({ found }: { found: readonly Ranked[] }) => {
  const { t } = useTranslation('review');
  return (
    <Box
      as="section"
      aria-labelledby="disagreements"
      mx={{ base: '5', md: '6' }}
      mb="4"
      borderWidth="1px"
      borderInlineStartWidth="4px"
      borderColor="accent.solid"
      borderRadius="md"
    >
      <HStack px="3" py="2" gap="2" wrap="wrap" bg="marigold.subtle">
        <Box color="marigold.fg">
          <Split size={16} aria-hidden />
        </Box>
        <Heading id="disagreements" fontSize="0.9375rem" fontWeight="bold">
          {t('ranking.disagreements', { count: found.length })}
        </Heading>
        <MetaText ms={{ md: 'auto' }}>{t('ranking.ringsAndBar')}</MetaText>
      </HStack>
      <Flex wrap="wrap" borderTopWidth="1px">
        {found.slice(0, 3).map(({ id, row, rank }) => (
          <Box
            key={id}
            px="3"
            py="2"
            flex="1 1 14rem"
            minW="0"
            _notFirst={{ borderInlineStartWidth: { md: '1px' } }}
          >
            <TextLink to={applicationPath(id)} quiet color="fg" fontWeight="semibold">
              {row.organisationName ?? row.applicationNumber}
            </TextLink>
            <HStack gap="2" wrap="wrap" color="fg.muted" fontSize="0.875rem">
              <ScoreLine {...row} />
              {t('ranking.spreadAt', { spread: row.scoreSpread?.toFixed(1) ?? '', rank })}
            </HStack>
          </Box>
        ))}
        {found.length > 3 && (
          <Box px="3" py="2" alignSelf="center">
            <TextLink to={`${reviewApplications}?view=DISAGREEMENT&disagreement=1`}>
              {t('ranking.seeAll', { count: found.length })}
            </TextLink>
          </Box>
        )}
      </Flex>
    </Box>
  );
};
