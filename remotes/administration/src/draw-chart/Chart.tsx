import { lazyPart, useTranslation } from '@portal/platform';
import { Alert, Box, Button, Skeleton } from '@portal/ui';
import { periodName } from './periods.ts';
import { ShowAsTable } from './ShowAsTable.tsx';
import type { SeriesProps } from './series.ts';

/** The numbers below stay readable when the drawing's code cannot be loaded. */
const NotDrawn = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('administration');
  return (
    <Alert
      status="warning"
      title={t('chart.notDrawn')}
      actions={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
};

/** With all of the chart library, only where it is shown. */
const Drawing = lazyPart(
  async () => (await import(/* webpackChunkName: "charts" */ './Drawing.tsx')).Drawing,
  {
    waiting: <Skeleton h="full" />,
    failed: (retry) => <NotDrawn onRetry={retry} />,
  },
);

interface Props<Key extends string> extends Omit<SeriesProps, 'points'> {
  kind: 'bars' | 'line';
  title: string;
  points: readonly (Record<Key, string | number> & { period: string })[];
  series: readonly (SeriesProps['series'][number] & { key: Key })[];
  /** A number in full, for the table. */
  written: (amount: string | number) => string;
}

/** A drawing, and the same numbers as a table below it. */
export const Chart = <Key extends string>(props: Props<Key>) => {
  const { kind, title, label, points, series, value, written } = props;
  const { t } = useTranslation('administration');
  const drawn = points.map((point) => ({
    period: point.period,
    ...Object.fromEntries(series.map(({ key }) => [key, Number(point[key])])),
  }));
  return (
    <>
      <Box h="260px">
        <Drawing kind={kind} label={label} points={drawn} series={series} value={value} />
      </Box>
      <ShowAsTable
        caption={title}
        columns={[t('chart.period'), ...series.map((line) => line.label)]}
        rows={points.map((point) => [
          periodName(point.period),
          ...series.map(({ key }) => written(point[key])),
        ])}
      />
    </>
  );
};
