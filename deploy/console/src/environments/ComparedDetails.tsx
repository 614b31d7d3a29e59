import { Grid, Stack } from '@portal/ui';
import { CanaryCard } from '../canary/index.ts';
import type { RequestDecision } from '../decide/decision-request.ts';
import { MatrixCard } from '../matrix/index.ts';
import type { EnvironmentPair } from '../parts/environment-pair.ts';

/** Below the table: the canaries that run in the one, and the matrix of the other. */
export function ComparedDetails({
  pair: { from, to },
  onAsk,
}: {
  pair: EnvironmentPair;
  onAsk: RequestDecision;
}) {
  const hasCanary = to.canaries.length > 0;
  if (!from && !hasCanary) return null;
  return (
    <Grid
      gap="4"
      alignItems="start"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        xl: hasCanary && from ? 'minmax(0, 1fr) 508px' : 'minmax(0, 1fr)',
      }}
    >
      {hasCanary && (
        <Stack gap="4">
          {to.canaries.map((canary) => (
            <CanaryCard key={canary.area} environment={to.name} canary={canary} onAsk={onAsk} />
          ))}
        </Stack>
      )}
      {from && <MatrixCard environment={from} against={to} />}
    </Grid>
  );
}
