import { Fragment } from 'react';
import { Line as Drawn, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { axisLook } from './axes.tsx';
import { GridAndTooltip } from './GridAndTooltip.tsx';
import { InSteps } from './InSteps.tsx';
import { periodTick } from './periods.ts';
import type { SeriesProps } from './series.ts';

/** A line per series over time, from left to right in every language. */
export const Line = ({ label, points, series, value }: SeriesProps) => (
  <div role="img" aria-label={label} dir="ltr" style={{ height: '100%' }}>
    <ResponsiveContainer width="100%" height="100%">
      <LineChart
        data={[...points]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <InSteps>
          <XAxis
            dataKey="period"
            tickFormatter={(period) => periodTick(period, points.length > 12)}
            interval="equidistantPreserveStart"
            minTickGap={8}
            padding={{ left: 24, right: 24 }}
            {...axisLook}
          />
          <Fragment key="series">
            {/* Recharts leaves out an axis of measured width that is drawn before its series. */}
            <YAxis tickFormatter={value} width="auto" {...axisLook} />
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
          </Fragment>
          <GridAndTooltip cursor={{ stroke: 'var(--chakra-colors-border-control)' }} value={value} />
        </InSteps>
      </LineChart>
    </ResponsiveContainer>
  </div>
);
