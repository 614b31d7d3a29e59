import { APPLICATION_NAMESPACE } from '@portal/application-view';
import type { FundType } from '@portal/contracts/funds/enums';
import type { FundsStat } from '@portal/contracts/review/dashboard';
import { formatNumber, useQuery, useTranslation } from '@portal/platform';
import { fundFigures } from '../ask-figures/figures.queries.ts';
import type { FiguresQuery } from '../ask-figures/figures-filters.ts';
import { Chart } from '../draw-chart/Chart.tsx';
import { colors } from '../draw-chart/colors.ts';
import { Legend } from '../draw-chart/Legend.tsx';
import { filled, periodName, periodsBetween } from '../draw-chart/periods.ts';
import { Panel } from '../show-panel/Panel.tsx';

const fundSeries = [
  { key: 'baseFund', fundType: 'BASE_FUND', color: colors.baseFund },
  { key: 'creditFund', fundType: 'CREDIT_FUND', color: colors.creditFund },
] as const satisfies { key: string; fundType: FundType; color: string }[];

/** Applications received in each period, one bar per fund. */
export const ReceivedChart = ({ query }: { query: FiguresQuery }) => {
  const { t } = useTranslation('administration');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const stats = useQuery(fundFigures(query));
  const series = fundSeries
    .filter(({ fundType }) => query.fundType === undefined || query.fundType === fundType)
    .map(({ key, fundType, color }) => ({ key, color, label: applicationText(`fundType.${fundType}`) }));
  const periods = periodsBetween(query.from, query.to, query.granularity);
  const title = t('received.title');

  const drawn = ({ series: stored, received }: FundsStat) => (
    <Chart
      kind="bars"
      title={title}
      label={t('received.picture', {
        total: received.total,
        from: periodName(periods[0] ?? ''),
        to: periodName(periods.at(-1) ?? ''),
      })}
      points={filled(stored, periods, { baseFund: 0, creditFund: 0 })}
      series={series}
      value={formatNumber}
      written={formatNumber}
    />
  );
  return (
    <Panel title={title} note={<Legend entries={series} />} query={stats} waitingH="300px">
      {drawn}
    </Panel>
  );
};
