import { Loading, Stack } from '@portal/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDifference, useEnvironments } from '../api/environments.ts';
import type { Difference, Environments } from '../api/types.ts';
import type { Asked } from '../decide/asked.ts';
import { Decisions } from '../decide/Decisions.tsx';
import { LastMoves } from '../history/index.ts';
import { Failed } from '../parts/Failed.tsx';
import { Faults, ReaderLine } from '../parts/Faults.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { type Pair, pairOf } from '../parts/pair.ts';
import { counted, titled } from '../words/names.ts';
import { EnvironmentTable } from './EnvironmentTable.tsx';
import { HeadButtons } from './HeadButtons.tsx';
import { PairChoice } from './PairChoice.tsx';
import { promotionOf } from './promotion.ts';

const summary = ({ from, to }: Pair, apps: readonly Difference[] | undefined): string => {
  if (!from) return `There is no other environment beside ${to.name}: nothing can be promoted.`;
  if (!apps) return `Comparing ${from.name} with ${to.name}.`;
  if (apps.length === 0) return `${titled(from.name)} and ${to.name} serve the same builds.`;
  return `${titled(from.name)} differs from ${to.name} in ${counted(apps.length, 'app')}.`;
};

const Read = ({ environments, faults }: Environments) => {
  const [address] = useSearchParams();
  const pair = pairOf(environments, { from: address.get('from'), to: address.get('to') });
  const moves = pair ? [pair.from?.move ?? 0, pair.to.move] : [];
  const difference = useDifference(pair?.from?.name, pair?.to.name, moves);
  const [asked, setAsked] = useState<Asked>();
  const allFaults = [...faults, ...environments.flatMap(({ fault }) => fault ?? [])];
  if (!pair)
    return (
      <>
        <PageHead title="Environments">No environment serves a release.</PageHead>
        <Faults faults={allFaults} />
      </>
    );
  const apps = difference.data?.apps;
  const promotion = pair.from && apps && promotionOf(pair.from, pair.to, apps);
  return (
    <>
      <PageHead title="Environments" end={<HeadButtons pair={pair} promotion={promotion} onAsk={setAsked} />}>
        <p>{summary(pair, apps)}</p>
        <ReaderLine />
      </PageHead>
      <Faults faults={allFaults} />
      <Stack gap="4">
        <PairChoice environments={environments} pair={pair} />
        {difference.isError && (
          <Failed what="What differs" error={difference.error} onRetry={() => void difference.refetch()} />
        )}
        <EnvironmentTable pair={pair} differences={apps} promotion={promotion} onAsk={setAsked} />
        <LastMoves most={7} />
      </Stack>
      <Decisions
        asked={asked}
        environments={environments}
        {...(apps && { apps })}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
};

/** The environments side by side: what is served, what differs, and what may be done about it. */
export function EnvironmentsPage() {
  const environments = useEnvironments();
  if (environments.isPending) return <Loading block />;
  if (!environments.data)
    return (
      <Failed
        level={1}
        what="The release store"
        error={environments.error}
        onRetry={() => void environments.refetch()}
      />
    );
  return <Read {...environments.data} />;
}
