import { Line, LineChart, ReferenceLine, ResponsiveContainer, YAxis } from 'recharts';
import type { Drawn } from './figure-texts.ts';

interface SparklineProps {
  label: string;
  points: readonly Drawn[];
  budget: number;
}

/** Of a line that is all there at once, without a mark at each point. */
export const plainLine = { dot: false, isAnimationActive: false } as const;

/** Canary, rest and budget over the time that the canary runs; the figures beside it say the same in words. */
export const Sparkline = ({ label, points, budget }: SparklineProps) => (
  <div role="img" aria-label={label} style={{ height: 64 }}>
    <ResponsiveContainer width="100%" height="100%">
      <LineChart
        data={[...points]}
        accessibilityLayer={false}
        margin={{ top: 4, right: 2, bottom: 2, left: 2 }}
      >
        <YAxis hide domain={[0, (highest: number) => Math.max(highest, budget) * 1.1]} />
        <ReferenceLine
          y={budget}
          stroke="var(--chakra-colors-chart-4)"
          strokeDasharray="4 3"
          strokeWidth={1.5}
        />
        <Line dataKey="rest" stroke="var(--chakra-colors-fg-subtle)" strokeWidth={1.5} {...plainLine} />
        <Line dataKey="canary" stroke="var(--chakra-colors-chart-3)" strokeWidth={2} {...plainLine} />
      </LineChart>
    </ResponsiveContainer>
  </div>
);
