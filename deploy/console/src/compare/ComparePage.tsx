import { Box, Card, Field, Grid, Loading, NativeSelect } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import { useEarlierReleases, useReleaseDifference } from '../api/environments.ts';
import type { EarlierRelease, Environment } from '../api/types.ts';
import { counted, titled } from '../format/texts.ts';
import { when } from '../format/times.ts';
import { pairOf } from '../parts/environment-pair.ts';
import { Failed } from '../parts/Failed.tsx';
import { EnvironmentSelect } from '../parts/FilterSelect.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { useAddressChange } from '../parts/use-address-change.ts';
import { DifferenceTable } from './DifferenceTable.tsx';

/** `12, 22 Nov 12:41 by Naledi Khumalo: new title` */
const releaseText = (number: number, release: EarlierRelease | undefined): string =>
  release?.at ? `${number}, ${when(release.at)} by ${release.by}: ${release.reason}` : `${number}`;

interface ComparedProps {
  environment: Environment;
  before: number;
  after: number;
}

function Compared({ environment, before, after }: ComparedProps) {
  const change = useAddressChange();
  const releases = useEarlierReleases(environment.name).data?.releases;
  const difference = useReleaseDifference(environment.name, before, after);
  const { apps, others = [] } = difference.data ?? {};
  const numbers = [environment.release, ...environment.others].sort((one, other) => other - one);
  const textOf = (number: number) =>
    releaseText(
      number,
      releases?.find((known) => known.number === number),
    );
  return (
    <>
      <Grid gap="3" mb="4" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 480px))' }}>
        {(['from', 'to'] as const).map((side) => (
          <Field key={side} label={side === 'from' ? 'From release' : 'To release'}>
            <NativeSelect
              value={side === 'from' ? before : after}
              onChange={({ target }) =>
                change(
                  { [side]: target.value },
                  { environment: environment.name, from: `${before}`, to: `${after}` },
                )
              }
            >
              {numbers.map((number) => (
                <option key={number} value={number}>
                  {textOf(number)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        ))}
      </Grid>
      {difference.isPending && <Loading block />}
      <Failed what="What differs" query={difference} />
      {apps && (
        <>
          <Box mb="3" aria-live="polite">
            <p>
              {apps.length === 0
                ? `Releases ${before} and ${after} pin the same builds.`
                : `Release ${after} differs from ${before} in ${counted(apps.length, 'app')}.`}
            </p>
            {others.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Box>
          {apps.length > 0 && (
            <Card overflowX="auto">
              <DifferenceTable before={before} after={after} apps={apps} />
            </Card>
          )}
        </>
      )}
    </>
  );
}

/** What differs between any two releases of an environment. */
export const ComparePage = ({ environments }: { environments: readonly Environment[] }) => {
  const [address, setAddress] = useSearchParams();
  const chosen = pairOf(environments, { to: address.get('environment') })?.to;
  if (!chosen) return <PageHead title="Compare">No environment serves a release.</PageHead>;
  const { name, release, parent, others } = chosen;
  const numberIn = (side: string) => Number(address.get(side)) || undefined;
  return (
    <>
      <PageHead
        title="Compare"
        end={
          <EnvironmentSelect
            names={environments.map((known) => known.name)}
            value={name}
            onChoose={(environment) => setAddress({ environment }, { replace: true })}
          />
        }
      >
        What one release of {name} has otherwise than another. {titled(name)} serves {release}.
      </PageHead>
      <Compared
        environment={chosen}
        before={numberIn('from') ?? parent ?? others[0] ?? release}
        after={numberIn('to') ?? release}
      />
    </>
  );
};
