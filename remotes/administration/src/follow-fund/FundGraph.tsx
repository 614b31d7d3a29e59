import { dayHere } from '@portal/application-view';
import type { FundType } from '@portal/contracts/funds/enums';
import type { Fund, GraphPoint } from '@portal/contracts/funds/fund.schemas';
import {
  type AddressChanges,
  formatMoney,
  formatNumber,
  formatNumberShort,
  useQuery,
  useTranslation,
} from '@portal/platform';
import { Flex, Segmented } from '@portal/ui';
import { Chart } from '../draw-chart/Chart.tsx';
import { colors, fundColor } from '../draw-chart/colors.ts';
import { Legend } from '../draw-chart/Legend.tsx';
import { periodName } from '../draw-chart/periods.ts';
import { Panel } from '../show-panel/Panel.tsx';
import { graphRange } from './graph-range.ts';
import { fundGraph } from './history.queries.ts';
import { type historyFilters, measures, units } from './history-filters.ts';

type Measure = (typeof measures)[number];
type Amount = Exclude<keyof GraphPoint, 'period'>;

const linesOf = (fundType: FundType): Record<Measure, readonly { key: Amount; color: string }[]> => ({
  balance: [{ key: 'closingBalance', color: fundColor[fundType] }],
  flows: [
    { key: 'in', color: colors.moneyIn },
    { key: 'out', color: colors.moneyOut },
  ],
  applications: [
    { key: 'submitted', color: colors.creditFund },
    { key: 'approved', color: colors.approved },
    { key: 'rejected', color: colors.rejected },
  ],
});

interface Props {
  fund: Fund;
  filters: ReturnType<typeof historyFilters>;
  change: (changes: AddressChanges) => void;
}

/** The balance, what came and went, or the applications of a fund, by day, month or year. */
export const FundGraph = ({ fund, filters: { unit, measure, from, to }, change }: Props) => {
  const { t } = useTranslation('administration');
  const range = graphRange(unit, { from, to }, dayHere(Date.now()));
  const graph = useQuery(fundGraph(fund.fundId, unit, range));
  const series = linesOf(fund.fundType)[measure].map((line) => ({
    ...line,
    label: t(`graph.series.${line.key}`),
  }));
  const isMoney = measure !== 'applications';
  const written = (value: string | number) =>
    isMoney ? formatMoney({ amount: String(value), currency: fund.currency }) : formatNumber(value);
  const title = t(`graph.measure.${measure}`);

  const drawn = (points: readonly GraphPoint[]) => (
    <Chart
      kind={measure === 'balance' ? 'line' : 'bars'}
      title={title}
      label={t('graph.picture', {
        what: title,
        from: periodName(points[0]?.period ?? range.from),
        to: periodName(points.at(-1)?.period ?? range.to),
      })}
      points={points}
      series={series}
      value={isMoney ? formatNumberShort : formatNumber}
      written={written}
    />
  );

  return (
    <>
      <Flex gap="3" wrap="wrap" mb="4">
        <Segmented
          label={t('graph.what')}
          value={measure}
          onChange={(value) => change({ measure: value === 'balance' ? null : value })}
          options={measures.map((value) => ({ value, label: t(`graph.measure.${value}`) }))}
        />
        <Segmented
          label={t('graph.unit')}
          value={unit}
          onChange={(value) => change({ unit: value === 'MONTH' ? null : value })}
          options={units.map((value) => ({ value, label: t(`granularity.${value}`) }))}
        />
      </Flex>
      <Panel title={title} note={<Legend entries={series} />} query={graph} waitingH="300px">
        {drawn}
      </Panel>
    </>
  );
};
