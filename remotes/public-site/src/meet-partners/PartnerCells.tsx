import { useTranslation } from '@portal/platform';
import { Box, Grid, MetaText, Skeleton, Text } from '@portal/ui';
import { twoOrOne } from '../content-page/columns.ts';
import { FailedReading } from '../content-page/FailedReading.tsx';
import { usePartners } from '../content-page/published-lists.ts';
import { LocalText } from '../content-page/text-in-language.tsx';
import { PartnerMark } from './PartnerMark.tsx';

const CELLS = 6;

const cell = {
  display: 'flex',
  flexDirection: 'column',
  minH: '160px',
  px: '4',
  py: '5',
  bg: 'bg.surface',
  // Lines around each cell: the last row may be shorter than the others.
  outline: '1px solid',
  outlineColor: 'border',
} as const;

/** Partners side by side in one panel split by lines. */
export function PartnerCells() {
  const { t } = useTranslation('public-site');
  const query = usePartners();
  const { data } = query;
  if (data === undefined && query.isError)
    return <FailedReading query={query} title={t('partners.failed')} level={3} />;
  return (
    <Grid
      as="ul"
      listStyleType="none"
      templateColumns={{
        base: twoOrOne,
        md: 'repeat(3, minmax(0, 1fr))',
        xl: `repeat(${Math.min(data?.length ?? CELLS, CELLS) || 1}, minmax(0, 1fr))`,
      }}
      gap="1px"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="lg"
      overflow="hidden"
    >
      {data === undefined
        ? Array.from({ length: CELLS }, (_, index) => (
            <Box as="li" key={index} css={cell}>
              <Skeleton w="10" h="10" />
            </Box>
          ))
        : data.map((partner) => (
            <Box as="li" key={partner.id} css={cell}>
              <PartnerMark partner={partner} />
              <Text mt="auto" pt="3" fontSize="sm" fontWeight="semibold" lineHeight="snug">
                <LocalText of={partner.name} />
              </Text>
              <MetaText>
                <LocalText of={partner.role} />
              </MetaText>
            </Box>
          ))}
    </Grid>
  );
}
