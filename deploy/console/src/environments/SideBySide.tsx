import { Stack } from '@portal/ui';
import { useState } from 'react';
import { useDifference } from '../api/environments.ts';
import type { Difference, Environment } from '../api/types.ts';
import type { DecisionRequest } from '../decide/decision-request.ts';
import { RequestedDialog } from '../decide/RequestedDialog.tsx';
import { counted, titled } from '../format/counts-and-titles.ts';
import { LastMoves } from '../history/index.ts';
import type { EnvironmentPair } from '../parts/environment-pair.ts';
import { Failed } from '../parts/Failed.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { ReaderLine } from '../parts/StoreFaults.tsx';
import { ComparedDetails } from './ComparedDetails.tsx';
import { EnvironmentTable } from './EnvironmentTable.tsx';
import { HeadButtons } from './HeadButtons.tsx';
import { PairChoice } from './PairChoice.tsx';
import { promotionOf } from './promotion.ts';

const summary = ({ from, to }: EnvironmentPair, apps: readonly Difference[] | undefined): string => {
  if (!from) return `There is no other environment beside ${to.name}: nothing can be promoted.`;
  if (!apps) return `Comparing ${from.name} with ${to.name}.`;
  if (apps.length === 0) return `${titled(from.name)} and ${to.name} serve the same builds.`;
  return `${titled(from.name)} differs from ${to.name} in ${counted(apps.length, 'app')}.`;
};

/** On a desk: two environments, and everything about what goes from one to the other. */
export function SideBySide({
  environments,
  pair,
}: {
  environments: readonly Environment[];
  pair: EnvironmentPair;
}) {
  const [asked, setAsked] = useState<DecisionRequest>();
  const { from, to } = pair;
  const difference = useDifference(from?.name, to.name, [from?.move ?? 0, to.move]);
  const apps = difference.data?.apps;
  const promotion = from && apps && promotionOf(from, to, apps);
  return (
    <>
      <PageHead title="Environments" end={<HeadButtons pair={pair} promotion={promotion} onAsk={setAsked} />}>
        <p>{summary(pair, apps)}</p>
        <ReaderLine />
      </PageHead>
      <Stack gap="4">
        <PairChoice environments={environments} pair={pair} />
        <Failed what="What differs" query={difference} />
        <EnvironmentTable pair={pair} differences={apps} promotion={promotion} onAsk={setAsked} />
        <ComparedDetails pair={pair} onAsk={setAsked} />
        <LastMoves max={7} />
      </Stack>
      <RequestedDialog
        asked={asked}
        environments={environments}
        {...(apps && { apps })}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
