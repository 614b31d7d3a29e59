import { Flex, Grid, Stack } from '@portal/ui';
import { useState } from 'react';
import { useDifference } from '../api/environments.ts';
import type { Difference, Environment, Environments } from '../api/types.ts';
import { CanaryCard } from '../canary/CanaryCard.tsx';
import type { DecisionRequest, RequestDecision } from '../decide/decision-request.ts';
import { RequestedDialog } from '../decide/RequestedDialog.tsx';
import { counted, titled } from '../format/texts.ts';
import { LastMoves } from '../history/LastMoves.tsx';
import { MatrixCard } from '../matrix/MatrixCard.tsx';
import type { EnvironmentPair } from '../parts/environment-pair.ts';
import { Failed } from '../parts/Failed.tsx';
import { FilterSelect } from '../parts/FilterSelect.tsx';
import { FrozenAlert } from '../parts/FrozenAlert.tsx';
import { PageHead, ReaderLine } from '../parts/PageHead.tsx';
import { useAddressChange } from '../parts/use-address-change.ts';
import { EnvironmentTable } from './EnvironmentTable.tsx';
import { HeadButtons } from './HeadButtons.tsx';
import { promotionOf } from './promotion.ts';

/** Which two are compared; shown only where there are more than two. */
function PairChoice({ environments, pair }: { environments: readonly Environment[]; pair: EnvironmentPair }) {
  const change = useAddressChange();
  if (environments.length < 3) return null;
  const now = { from: pair.from?.name ?? '', to: pair.to.name };
  return (
    <Flex gap="3">
      {(['from', 'to'] as const).map((side) => (
        <FilterSelect
          key={side}
          label={side === 'from' ? 'Compare' : 'With'}
          value={now[side]}
          onChoose={(value) => change({ [side]: value }, now)}
        >
          {environments
            .filter(({ name }) => side === 'to' || name !== now.to)
            .map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
        </FilterSelect>
      ))}
    </Flex>
  );
}

/** Below the table: the canaries that run in the one, and the matrix of the other. */
function ComparedDetails({ pair: { from, to }, onAsk }: { pair: EnvironmentPair; onAsk: RequestDecision }) {
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

const summary = ({ from, to }: EnvironmentPair, apps: readonly Difference[] | undefined): string => {
  if (!from) return `There is no other environment beside ${to.name}: nothing can be promoted.`;
  if (!apps) return `Comparing ${from.name} with ${to.name}.`;
  if (apps.length === 0) return `${titled(from.name)} and ${to.name} serve the same builds.`;
  return `${titled(from.name)} differs from ${to.name} in ${counted(apps.length, 'app')}.`;
};

/** On a wide screen: two environments, and everything about what goes from one to the other. */
export function SideBySide({
  environments,
  published,
  pair,
}: Pick<Environments, 'environments' | 'published'> & { pair: EnvironmentPair }) {
  const [asked, setAsked] = useState<DecisionRequest>();
  const { from, to } = pair;
  const difference = useDifference(from?.name, to.name, [from?.move ?? 0, to.move]);
  const apps = difference.data?.apps;
  const promotion = from && difference.data && promotionOf(from, to, difference.data);
  return (
    <>
      <PageHead title="Environments" end={<HeadButtons pair={pair} promotion={promotion} onAsk={setAsked} />}>
        <p>{summary(pair, apps)}</p>
        <ReaderLine />
      </PageHead>
      <Stack gap="4">
        {from && <FrozenAlert environment={from} />}
        <FrozenAlert environment={to} />
        <PairChoice environments={environments} pair={pair} />
        <Failed what="What differs" query={difference} />
        <EnvironmentTable
          pair={pair}
          published={published}
          differences={apps}
          promotion={promotion}
          onAsk={setAsked}
        />
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
