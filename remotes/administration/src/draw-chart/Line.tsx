import {
  CartesianGrid,
  Line as Drawn,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { axisLook, gridLook } from './axes.ts';
import type { SeriesProps } from './series.ts';
import { tooltipCard } from './TooltipCard.tsx';

/** A line per series over time, from left to right in every language. */
export const Line = ({ label, points, series, tick, name, value, height }: SeriesProps) => (
  <div role="img" aria-label={label} dir="ltr" style={{ height }}>
    <ResponsiveContainer width="100%" height="100%">
      <LineChart
        data={[...points]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <CartesianGrid {...gridLook} />
        <XAxis
          dataKey="period"
          tickFormatter={tick}
          interval="equidistantPreserveStart"
          minTickGap={8}
          padding={{ left: 24, right: 24 }}
          {...axisLook}
        />
        <YAxis tickFormatter={value} width="auto" {...axisLook} />
        <Tooltip
          cursor={{ stroke: 'var(--chakra-colors-border-control)' }}
          isAnimationActive={false}
          content={tooltipCard({ name, value })}
        />
        {series.map(({ key, label: line, color }) => (
          <Drawn
            key={key}
            dataKey={key}
            name={line}
            stroke={color}
            strokeWidth={2}
            type="stepAfter"
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  </div>
);
