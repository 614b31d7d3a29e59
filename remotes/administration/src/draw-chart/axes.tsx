import { type BaseTickContentProps, useChartWidth, XAxis, type XAxisProps, YAxis } from 'recharts';
import { colors } from './colors.ts';
import { stepOfLabels } from './label-step.ts';
import { periodTick } from './periods.ts';
import type { SeriesProps } from './series.ts';

/** Without the library's class, by which it finds a tick to read its font size, and then draws the axis once more. */
const Tick = (props: BaseTickContentProps) => {
  const { x, y, textAnchor, verticalAnchor, payload, index, tickFormatter } = props;
  return (
    <text
      x={x}
      y={y}
      dy={verticalAnchor === 'start' ? '0.71em' : '0.355em'}
      textAnchor={textAnchor}
      fill={colors.axis}
      style={{ fontSize: 12 }}
    >
      {tickFormatter?.(payload.value, index)}
    </text>
  );
};

const axisLook = {
  axisLine: { stroke: colors.grid },
  tickLine: false,
  tick: Tick,
} as const;

/** Pixels that a label takes at most. The library measures each in the page, which a slow phone lays out for it. */
const widthOf = (label: string): number => label.length * 7;

const gap = 8;

type Facts = Pick<SeriesProps, 'points' | 'series' | 'value'>;

/** Of the axis of amounts, whose ticks may have a digit more than what they stand beside. */
const amountsWidth = ({ points, series, value }: Facts): number => {
  const amounts = points.flatMap((point) => series.map(({ key }) => Number(Reflect.get(point, key))));
  return gap + widthOf(`0${value(Math.max(0, ...amounts))}`);
};

/** Names as many periods, equally far from each other, as there is room for. */
export const PeriodAxis = ({ facts, ...look }: { facts: Facts } & Pick<XAxisProps, 'padding'>) => {
  const count = facts.points.length;
  const name = (period: string) => periodTick(period, count > 12);
  const label = Math.max(0, ...facts.points.map(({ period }) => widthOf(name(period))));
  const each = Math.max(1, ((useChartWidth() ?? 0) - amountsWidth(facts)) / count);
  const interval = stepOfLabels(count, each, label, gap) - 1;
  return <XAxis dataKey="period" tickFormatter={name} interval={interval} {...axisLook} {...look} />;
};

export const AmountAxis = ({ facts }: { facts: Facts }) => (
  <YAxis
    tickFormatter={facts.value}
    allowDecimals={false}
    interval={0}
    width={amountsWidth(facts)}
    {...axisLook}
    // Lines are horizontal only.
    axisLine={false}
  />
);
