import { Bar, BarChart, ResponsiveContainer } from 'recharts';
import { AmountAxis, PeriodAxis } from './axes.tsx';
import { GridAndTooltip } from './GridAndTooltip.tsx';
import { InSteps } from './InSteps.tsx';
import type { SeriesProps } from './series.ts';

/** Bars per period, time from left to right in every language. Read as a picture; the numbers stand in a table. */
export const Bars = ({ label, ...facts }: SeriesProps) => (
  <div role="img" aria-label={label} dir="ltr" style={{ height: '100%' }}>
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...facts.points]}
        accessibilityLayer={false}
        barGap={2}
        barCategoryGap="20%"
        maxBarSize={15}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      >
        <InSteps>
          <PeriodAxis facts={facts} />
          <AmountAxis facts={facts} />
          {facts.series.map(({ key, label: line, color }) => (
            <Bar key={key} dataKey={key} name={line} fill={color} radius={1} isAnimationActive={false} />
          ))}
          <GridAndTooltip cursor={{ fill: 'var(--chakra-colors-bg-muted)' }} value={facts.value} />
        </InSteps>
      </BarChart>
    </ResponsiveContainer>
  </div>
);
