import { useTranslation } from '@portal/platform';
import { Box, HStack, Text } from '@portal/ui';
import type { TileScale } from './tile-scale.ts';

/** The steps from fewer to more, with the counts that each stands for. */
export const ScaleLegend = ({ scale }: { scale: TileScale }) => {
  const { t } = useTranslation('administration');
  const labels = scale.ranges.map(({ from, to }) => {
    if (to === null) return t('map.andOver', { from });
    return from === to ? String(from) : t('map.range', { from, to });
  });
  return (
    <Box mt="4" textStyle="meta" color="fg.muted">
      <HStack gap="2">
        {t('map.fewer')}
        <HStack gap="1" aria-hidden>
          {[0, ...scale.ranges.map(({ step }) => step)].map((step) => (
            <Box key={step} w="7" h="3.5" borderRadius="xs" bg={`chart.seq${step}`} />
          ))}
        </HStack>
        {t('map.more')}
      </HStack>
      <Text mt="1">{['0', ...labels].join(t('separator'))}</Text>
    </Box>
  );
};
