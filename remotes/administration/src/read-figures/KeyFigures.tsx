import type { DecisionStats, FundsStat } from '@portal/contracts/review/dashboard';
import { formatNumber, useQuery, useTranslation } from '@portal/platform';
import { Box, Card, FailedArea, Flex, MetaText, Skeleton, Text } from '@portal/ui';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { approvedFigures, fundFigures, rejectedFigures } from '../ask-figures/figures.queries.ts';
import type { FiguresQuery } from '../ask-figures/figures-filters.ts';
import { colors } from '../draw-chart/colors.ts';
import { filled, periodsBetween } from '../draw-chart/periods.ts';
import { Sparkline } from './Sparkline.tsx';

interface Change {
  /** Fewer days are better, so the words say faster and slower. */
  kind: 'percent' | 'count' | 'days';
  by: number | null;
}

/** Against the period of the same length before. */
const Comparison = ({ change: { kind, by } }: { change: Change }) => {
  const { t } = useTranslation('administration');
  if (!by)
    return (
      <>
        <Minus size={16} aria-hidden />
        {t(by === null ? 'compare.nothingBefore' : 'compare.same')}
      </>
    );
  const Icon = by > 0 ? TrendingUp : TrendingDown;
  return (
    <>
      <Icon size={16} aria-hidden />
      {t(`compare.${kind}.${by > 0 ? 'more' : 'less'}`, { count: Math.abs(Math.round(by)) })}
    </>
  );
};

const zeroCount = { count: 0, baseFund: 0, creditFund: 0 };

const decisions = (stats: DecisionStats, periods: readonly string[]) => ({
  total: stats.total,
  change: { kind: 'count', by: stats.total - stats.previous } satisfies Change,
  line: filled(stats.series, periods, zeroCount).map(({ count }) => count),
});

const received = ({ received, series }: FundsStat, periods: readonly string[]) => ({
  total: received.total,
  change: { kind: 'percent', by: received.comparedToPrevious } satisfies Change,
  line: filled(series, periods, { baseFund: 0, creditFund: 0 }).map(
    ({ baseFund, creditFund }) => baseFund + creditFund,
  ),
});

const days = ({ daysToDecision: { median, previousMedian, series } }: FundsStat) => ({
  total: median === null ? null : Math.round(median),
  change: {
    kind: 'days',
    by: median === null || previousMedian === null ? null : Math.round(median) - Math.round(previousMedian),
  } satisfies Change,
  line: series.map((point) => point.median),
});

interface One {
  label: string;
  color: string;
  facts: { total: number | null; change: Change; line: (number | null)[] } | undefined;
}

const totalText = (total: number | null) => (total === null ? '–' : formatNumber(total));

/** A figure with its line over the period and its change since the one before; until they are read their places are kept. */
const KeyFigure = ({ label, color, facts }: One) => (
  <Box px={{ base: '4', sm: '6' }} py="5" bg="bg.surface">
    <Text fontSize="sm" fontWeight="medium" color="fg.muted">
      {label}
    </Text>
    <Flex align="center" justify="space-between" gap="4" mt="2">
      <Text textStyle="figureSm">
        {facts ? totalText(facts.total) : <Skeleton as="span" display="block" h="11" w="20" />}
      </Text>
      {facts && <Sparkline values={facts.line} color={color} />}
    </Flex>
    <MetaText mt="2" display="flex" alignItems="center" gap="1.5">
      {facts ? <Comparison change={facts.change} /> : <Skeleton as="span" h="4" w="32" />}
    </MetaText>
  </Box>
);

/** Received, approved, not approved and days to a decision, each with its way through the period. */
export const KeyFigures = ({ query }: { query: FiguresQuery }) => {
  const { t } = useTranslation('administration');
  const funds = useQuery(fundFigures(query));
  const approved = useQuery(approvedFigures(query));
  const rejected = useQuery(rejectedFigures(query));
  const all = [funds, approved, rejected];
  const periods = periodsBetween(query.from, query.to, query.granularity);
  if (all.some(({ data, isError }) => data === undefined && isError))
    return (
      <FailedArea
        title={t('failed', { name: t('figures.name') })}
        retryLabel={t('retry')}
        retrying={all.some(({ isFetching }) => isFetching)}
        onRetry={() => all.forEach(({ isError, refetch }) => void (isError && refetch()))}
        minH="140px"
      />
    );
  const figure = (key: string, color: string, facts: One['facts']) => ({
    label: t(`figures.${key}`),
    color,
    facts,
  });
  const figures = [
    figure('received', colors.creditFund, funds.data && received(funds.data, periods)),
    figure('approved', colors.approved, approved.data && decisions(approved.data, periods)),
    figure('rejected', colors.rejected, rejected.data && decisions(rejected.data, periods)),
    figure('days', colors.days, funds.data && days(funds.data)),
  ];
  return (
    <Box>
      <Card
        display="grid"
        // The gaps are lines in its colour.
        bg="border"
        gap="1px"
        overflow="hidden"
        gridTemplateColumns={{
          base: 'repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr))',
          xl: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        {figures.map((one) => (
          <KeyFigure key={one.label} {...one} />
        ))}
      </Card>
      <MetaText mt="2">{t('compare.about')}</MetaText>
    </Box>
  );
};
