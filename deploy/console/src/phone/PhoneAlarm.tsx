import { Alert, Stack } from '@portal/ui';
import { useFigures } from '../api/figures.ts';
import type { Environment } from '../api/types.ts';
import { budgetText, figureText, metricTitle } from '../canary/index.ts';
import { AlarmChart } from './AlarmChart.tsx';
import { alarmIn } from './alarm.ts';

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
