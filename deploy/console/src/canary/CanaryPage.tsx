import { Box, Empty, Stack } from '@portal/ui';
import { useState } from 'react';
import type { Environment } from '../api/types.ts';
import type { DecisionRequest } from '../decide/decision-request.ts';
import { RequestedDialog } from '../decide/RequestedDialog.tsx';
import { titled } from '../format/texts.ts';
import { pairOf } from '../parts/environment-pair.ts';
import { PageHead, ReaderLine } from '../parts/PageHead.tsx';
import { NewCanary } from './CanaryButtons.tsx';
import { CanaryCard } from './CanaryCard.tsx';

export const CanaryPage = ({ environments }: { environments: readonly Environment[] }) => {
  const [asked, setAsked] = useState<DecisionRequest>();
  const main = pairOf(environments)?.to;
  const running = environments.filter(({ canaries }) => canaries.length > 0);
  if (!main) return <PageHead title="Canary">No environment serves a release.</PageHead>;
  return (
    <>
      <PageHead title="Canary" end={<NewCanary environment={main.name} onAsk={setAsked} />}>
        <p>A build that a part of the people gets first, beside the figures of all others.</p>
        <ReaderLine />
      </PageHead>
      {running.length === 0 && (
        <Empty title={`All of ${main.name} on one set`}>
          A canary gives a new build of one remote to a part of the people; its figures may stop it.
        </Empty>
      )}
      <Stack gap="5">
        {running.map(({ name, canaries }) => (
          <Box as="section" key={name} aria-label={titled(name)}>
            <Box fontSize="sm" fontWeight="semibold" mb="2">
              {titled(name)}
            </Box>
            <Stack gap="4">
              {canaries.map((canary) => (
                <CanaryCard key={canary.area} environment={name} canary={canary} onAsk={setAsked} />
              ))}
            </Stack>
          </Box>
        ))}
      </Stack>
      <RequestedDialog asked={asked} environments={environments} onClose={() => setAsked(undefined)} />
    </>
  );
};
