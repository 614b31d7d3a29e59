import { Alert, Badge, Box, Card, Flex, Heading } from '@portal/ui';
import { Split } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type CanaryFigures, useFigures } from '../api/figures.ts';
import { useHistory } from '../api/history.ts';
import { when } from '../format/times.ts';
import { shortVersion, versionIn } from '../format/versions.ts';
import { CanaryButtons, type CanaryProps } from './CanaryButtons.tsx';
import { FigureGrid } from './FigureGrid.tsx';
import { OperationTable } from './OperationTable.tsx';
import { Ramp } from './Ramp.tsx';
import { outlook, whoGetsIt } from './state-texts.ts';

const Legend = ({ people }: Pick<CanaryFigures, 'people'>) => (
  <Flex gap="4" fontSize="xs" color="fg.muted" wrap="wrap">
    {(
      [
        ['chart.3', 'solid', `canary, ${people.canary.toLocaleString('en-GB')}`],
        ['fg.subtle', 'solid', `rest, ${people.rest.toLocaleString('en-GB')}`],
        ['chart.4', 'dashed', 'budget'],
      ] as const
    ).map(([color, style, label]) => (
      <Flex key={label} align="center" gap="2">
        <Box w="14px" borderTopWidth="2px" borderColor={color} borderStyle={style} aria-hidden />
        {label}
      </Flex>
    ))}
  </Flex>
);

const CardAlert = (props: ComponentProps<typeof Alert>) => (
  <Box px="5" pb="4">
    <Alert {...props} />
  </Box>
);

/** When and why it stopped itself, from the history. */
const Stopped = ({ environment, build }: { environment: string; build: string }) => {
  const { data } = useHistory({ environment, action: 'canary-halt' });
  const last = data?.entries.find(({ canary }) => canary?.build === build);
  return (
    <CardAlert status="error" title={last ? `Stopped by itself ${when(last.at)}` : 'Stopped by itself'}>
      {last?.reason ?? 'The history says by which figures.'}
    </CardAlert>
  );
};

/** One canary: how far it is, how it does beside all others, and what can be done. */
export function CanaryCard({ environment, canary, onAsk }: CanaryProps) {
  const { data, isError } = useFigures(environment);
  const { area, build, pin } = canary;
  const version = shortVersion(versionIn(build), versionIn(pin));
  const figures = data?.canaries.find((known) => known.area === area && known.build === build);
  return (
    <Card overflow="hidden">
      <Flex align="center" justify="space-between" wrap="wrap" gap="3" px="5" py="3" borderBottomWidth="1px">
        <Flex align="center" gap="3" wrap="wrap">
          <Heading textStyle="panelTitle">
            Canary: {area} {version}
          </Heading>
          <Badge palette={canary.isStopped ? 'laterite' : 'indigo'} icon={Split}>
            {whoGetsIt(canary)}
          </Badge>
        </Flex>
        {figures && <Legend people={figures.people} />}
      </Flex>
      <Ramp canary={canary} />
      {canary.isStopped && <Stopped environment={environment} build={build} />}
      {canary.refused && (
        <CardAlert
          status="warning"
          title={`Its next step is refused by the check, ${when(canary.refused.at)}`}
        >
          {canary.refused.reason}
        </CardAlert>
      )}
      {data?.unjudged && !canary.isStopped && (
        <CardAlert status="warning" title="This gateway neither stops nor raises it by itself">
          {data.unjudged}
        </CardAlert>
      )}
      {data?.fault && <CardAlert status="warning" title={data.fault} />}
      {figures ? (
        <>
          <FigureGrid {...figures} />
          <OperationTable {...figures} />
        </>
      ) : (
        <Box px="5" py="4" borderTopWidth="1px" color="fg.muted" fontSize="sm">
          {data === undefined && !isError ? 'Reading figures.' : 'Figures are not available at this gateway.'}
        </Box>
      )}
      <Flex align="center" justify="space-between" wrap="wrap" gap="3" px="5" py="3" borderTopWidth="1px">
        <Box fontSize="xs" color="fg.muted" flex="1 1 240px">
          {outlook(canary, figures, data?.unjudged !== undefined)}
        </Box>
        <CanaryButtons environment={environment} canary={canary} onAsk={onAsk} />
      </Flex>
    </Card>
  );
}
