import type { HomeContent } from '@portal/contracts/content/home';
import { formatNumber } from '@portal/platform';
import { Box, Grid, MetaText, Text } from '@portal/ui';
import { twoOrOne } from '../content-page/columns.ts';
import { PageBand } from '../content-page/PageBand.tsx';
import { CountedUnits } from './CountedUnits.tsx';

interface KeyFiguresProps {
  head: HomeContent['figuresHead'];
  figures: HomeContent['figures'];
}

/** A line before each cell and below it. */
const cell = {
  borderColor: 'border',
  borderBottomWidth: { base: '1px', lg: '0' },
  borderInlineStartWidth: '1px',
  ps: { base: '4', lg: '7' },
  pe: { base: '4', lg: '6' },
  py: { base: '8', lg: '10' },
} as const;

export const KeyFigures = ({ head, figures }: KeyFiguresProps) => (
  <PageBand {...head}>
    <Box borderTopWidth="1px" overflow="hidden">
      {/* The line before the first cell of a row is out of sight. */}
      <Grid
        ms={{ base: '-17px', lg: '-29px' }}
        templateColumns={{ base: twoOrOne, lg: `repeat(${figures.length}, minmax(0, 1fr))` }}
      >
        {figures.map((figure) => (
          <Box key={figure.key} css={cell}>
            <CountedUnits figure={figure} />
            <Text textStyle="figure" mt={{ base: '6', lg: '8' }}>
              <bdi>
                {formatNumber(figure.value)}
                {figure.suffix}
              </bdi>
            </Text>
            <Text mt="3">{figure.label}</Text>
            <MetaText mt="1">{figure.caption}</MetaText>
          </Box>
        ))}
      </Grid>
    </Box>
  </PageBand>
);
