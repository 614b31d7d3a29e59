import type { HomeContent } from '@portal/contracts/content/home';
import { formatNumber } from '@portal/platform';
import { Box, Grid, Text } from '@portal/ui';
import { PageBand } from '../content-page/PageBand.tsx';
import { CountedUnits } from './CountedUnits.tsx';

interface KeyFiguresProps {
  head: HomeContent['figuresHead'];
  figures: HomeContent['figures'];
}

/** Cells parted by lines: two in a row, four from 1024 px. */
const cell = {
  borderColor: 'border',
  borderBottomWidth: { base: '1px', lg: '0' },
  ps: { base: '4', lg: '7' },
  pe: { base: '4', lg: '6' },
  py: { base: '8', lg: '10' },
  '&:nth-of-type(odd)': { paddingInlineStart: { base: '0', lg: '{spacing.7}' } },
  '&:nth-of-type(even)': { borderInlineStartWidth: '1px' },
  '&:nth-of-type(n+2)': { borderInlineStartWidth: { lg: '1px' } },
  '&:first-of-type': { paddingInlineStart: '0' },
} as const;

export const KeyFigures = ({ head, figures }: KeyFiguresProps) => (
  <PageBand {...head}>
    <Grid
      borderTopWidth="1px"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: `repeat(${figures.length}, minmax(0, 1fr))` }}
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
          <Text mt="1" textStyle="meta" color="fg.muted">
            {figure.caption}
          </Text>
        </Box>
      ))}
    </Grid>
  </PageBand>
);
