import { Line as Drawn, LineChart, ResponsiveContainer } from 'recharts';
import { AmountAxis, PeriodAxis } from './axes.tsx';
import { GridAndTooltip } from './GridAndTooltip.tsx';
import { InSteps } from './InSteps.tsx';
import type { SeriesProps } from './series.ts';

/** A line per series over time, from left to right in every language. */
export const Line = ({ label, ...facts }: SeriesProps) => (
  <div role="img" aria-label={label} dir="ltr" style={{ height: '100%' }}>
    <ResponsiveContainer width="100%" height="100%">
      <LineChart
        data={[...facts.points]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <InSteps>
          <PeriodAxis facts={facts} padding={{ left: 24, right: 24 }} />
          <AmountAxis facts={facts} />
          {facts.series.map(({ key, label: line, color }) => (
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
          <GridAndTooltip cursor={{ stroke: 'var(--chakra-colors-border-control)' }} value={facts.value} />
        </InSteps>
      </LineChart>
    </ResponsiveContainer>
  </div>
);
