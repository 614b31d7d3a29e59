import { Box, Card, Flex, Stack } from '@portal/ui';
import { useFigures } from '../api/figures.ts';
import { useMayChange } from '../api/session.ts';
import type { Canary } from '../api/types.ts';
import { PauseButton, StopButton } from '../canary/CanaryButtons.tsx';
import { waitText, whoGetsIt } from '../canary/state-texts.ts';
import type { EnvironmentProps } from '../decide/decision-request.ts';
import { shortVersion, versionIn } from '../format/versions.ts';

/** The canaries of an environment, each with Stop, and with Hold where it grows by itself. */
export function PhoneCanaries({ environment: { name, canaries }, onAsk }: EnvironmentProps) {
  const mayChange = useMayChange();
  const figures = useFigures(name).data?.canaries;
  const missingOf = ({ area, build }: Canary) =>
    figures?.find((known) => known.area === area && known.build === build)?.missing;
  if (canaries.length === 0) return <Box color="fg.muted">All of {name} on one set, no canary.</Box>;
  return (
    <Card px="4">
      {canaries.map((canary) => (
        <Flex
          key={canary.area}
          align="center"
          justify="space-between"
          gap="3"
          py="3"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Box>
            <Box fontWeight="bold">
              Canary: {canary.area} {shortVersion(versionIn(canary.build), versionIn(canary.pin))}
            </Box>
            <Box fontSize="sm" color="fg.muted">
              {whoGetsIt(canary)}
            </Box>
            {canary.plan && (
              <Box fontSize="sm" color="fg.muted">
                {waitText(canary, missingOf(canary))}
              </Box>
            )}
          </Box>
          {mayChange && (
            <Stack gap="2" flexShrink="0">
              <StopButton environment={name} canary={canary} onAsk={onAsk} />
              {!canary.isStopped && <PauseButton environment={name} canary={canary} onAsk={onAsk} />}
            </Stack>
          )}
        </Flex>
      ))}
    </Card>
  );
}
