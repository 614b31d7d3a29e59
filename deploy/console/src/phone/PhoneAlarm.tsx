import { Alert, Stack } from '@portal/ui';
import { Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { type CanaryFigures, type Figure, type Figures, useFigures } from '../api/figures.ts';
import type { Environment } from '../api/types.ts';
import { nearFrom } from '../canary/BudgetBar.tsx';
import { budgetLine, budgetText, figureText, linesOf, metricTitle } from '../canary/figure-texts.ts';
import { plainLine } from '../canary/Sparkline.tsx';
import { timeOfDay } from '../format/times.ts';

interface Alarm {
  canary: CanaryFigures;
  figure: Figure;
}

/** The figure that is nearest to stopping a canary, once it is near. */
const alarmIn = (figures: Figures | undefined): Alarm | undefined =>
  (figures?.canaries ?? [])
    .flatMap((canary) => canary.figures.map((figure) => ({ canary, figure })))
    .filter(({ figure }) => figure.used >= nearFrom)
    .sort((one, other) => other.figure.used - one.figure.used)[0];

const axis = {
  axisLine: { stroke: 'var(--chakra-colors-border)' },
  tickLine: false,
  tick: { fill: 'var(--chakra-colors-fg-muted)', style: { fontSize: 12 } },
} as const;

const whole = (rate: number): string => `${Number((rate * 100).toFixed(1))}%`;

/** The one chart of the phone: the figure that is an alarm, over the time that the canary runs. */
const AlarmChart = ({ canary: { series }, figure }: Alarm) => (
  <div
    role="img"
    aria-label={`${metricTitle[figure.metric]} of the canary over time`}
    style={{ height: 130 }}
  >
    <ResponsiveContainer width="100%" height="100%">
      <LineChart
        data={linesOf(figure.metric, series)}
        accessibilityLayer={false}
        margin={{ top: 8, right: 0, bottom: 0, left: 8 }}
      >
        <XAxis dataKey="at" tickFormatter={timeOfDay} interval="preserveStartEnd" minTickGap={80} {...axis} />
        <YAxis orientation="right" width={44} tickCount={3} tickFormatter={whole} {...axis} />
        <ReferenceLine y={budgetLine(figure)} stroke="var(--chakra-colors-fg-subtle)" strokeDasharray="3 3" />
        <Line dataKey="canary" stroke="var(--chakra-colors-chart-4)" strokeWidth={2} {...plainLine} />
      </LineChart>
    </ResponsiveContainer>
  </div>
);

/** What is wrong in an environment, first of all; nothing where nothing is. */
export function PhoneAlarm({ environment }: { environment: Environment }) {
  const alarm = alarmIn(useFigures(environment.name).data);
  const stopped = environment.canaries.filter(({ isStopped }) => isStopped);
  const isOver = stopped.some(({ build }) => build === alarm?.canary.build);
  return (
    <Stack gap="3">
      {alarm && (
        <>
          <Alert
            status="error"
            title={`${metricTitle[alarm.figure.metric]} ${figureText(alarm.figure, 'canary')} in the canary of ${alarm.canary.area}`}
          >
            Budget {budgetText(alarm.figure)}, rest {figureText(alarm.figure, 'rest')}.{' '}
            {alarm.canary.people.canary.toLocaleString('en-GB')} people {isOver ? 'had' : 'have'} it.
          </Alert>
          <AlarmChart {...alarm} />
        </>
      )}
      {stopped.map(({ area }) => (
        <Alert key={area} status="warning" title={`The canary of ${area} stopped itself`}>
          Everybody has the pin.
        </Alert>
      ))}
    </Stack>
  );
}
