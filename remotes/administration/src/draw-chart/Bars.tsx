import { Fragment } from 'react';
import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { axisLook } from './axes.tsx';
import { GridAndTooltip } from './GridAndTooltip.tsx';
import { InSteps } from './InSteps.tsx';
import { periodTick } from './periods.ts';
import type { SeriesProps } from './series.ts';

/** Bars per period, time from left to right in every language. Read as a picture; the numbers stand in a table. */
export const Bars = ({ label, points, series, value }: SeriesProps) => (
  <div role="img" aria-label={label} dir="ltr" style={{ height: '100%' }}>
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...points]}
        accessibilityLayer={false}
        barGap={2}
        barCategoryGap="20%"
        maxBarSize={15}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      >
        <InSteps>
          <XAxis
            dataKey="period"
            tickFormatter={(period) => periodTick(period, points.length > 12)}
            interval="equidistantPreserveStart"
            minTickGap={8}
            {...axisLook}
          />
          <Fragment key="series">
            {/* Recharts leaves out an axis of measured width that is drawn before its series. */}
            <YAxis tickFormatter={value} allowDecimals={false} width="auto" {...axisLook} />
            {series.map(({ key, label: line, color }) => (
              <Bar key={key} dataKey={key} name={line} fill={color} radius={1} isAnimationActive={false} />
            ))}
          </Fragment>
          <GridAndTooltip cursor={{ fill: 'var(--chakra-colors-bg-muted)' }} value={value} />
        </InSteps>
      </BarChart>
    </ResponsiveContainer>
  </div>
);
