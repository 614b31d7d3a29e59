import { Box, Grid } from '@portal/ui';
import type { CanaryFigures, Figure, Point } from '../api/figures.ts';
import { BudgetBar } from './BudgetBar.tsx';
import { budgetLine, budgetText, figureText, linesOf, metricTitle } from './figure-texts.ts';
import { Sparkline } from './Sparkline.tsx';

const OneFigure = ({ figure, series }: { figure: Figure; series: readonly Point[] }) => {
  const title = metricTitle[figure.metric];
  const [canary, rest] = [figureText(figure, 'canary'), figureText(figure, 'rest')];
  return (
    <Box px="5" py="3" borderTopWidth="1px" borderInlineEndWidth="1px" me="-1px" minW="0">
      <Box fontSize="xs" color="fg.muted">
        {title}
      </Box>
      <Box mb="2" whiteSpace="nowrap">
        <Box as="span" fontFamily="heading" fontWeight="bold" fontSize="1.4375rem">
          {canary}
        </Box>{' '}
        <Box as="span" fontSize="xs" color="fg.muted">
          rest {rest}
        </Box>
      </Box>
      <Sparkline
        label={`${title}: canary ${canary}, rest ${rest}, budget ${budgetText(figure)}`}
        points={linesOf(figure.metric, series)}
        budget={budgetLine(figure)}
      />
      <BudgetBar used={figure.used} budget={budgetText(figure)} />
    </Box>
  );
};

/** Each figure of the canary with that of all others beside it. */
export const FigureGrid = ({ figures, series }: CanaryFigures) => (
  <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', xl: 'repeat(4, 1fr)' }} overflow="hidden">
    {figures.map((figure) => (
      <OneFigure key={figure.metric} figure={figure} series={series} />
    ))}
  </Grid>
);
