import { Box } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import type { Environment } from '../api/types.ts';
import { pairOf } from '../parts/environment-pair.ts';
import { EnvironmentSelect } from '../parts/FilterSelect.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { MatrixCard } from './MatrixCard.tsx';

export const MatrixPage = ({ environments }: { environments: readonly Environment[] }) => {
  const [address, setAddress] = useSearchParams();
  const pair = pairOf(environments, { from: address.get('environment') });
  const chosen =
    environments.find(({ name }) => name === address.get('environment')) ?? pair?.from ?? pair?.to;
  if (!pair || !chosen) return <PageHead title="Matrix">No environment serves a release.</PageHead>;
  return (
    <>
      <PageHead
        title="Matrix"
        end={
          <EnvironmentSelect
            names={environments.map(({ name }) => name)}
            value={chosen.name}
            onChoose={(environment) => setAddress({ environment }, { replace: true })}
          />
        }
      >
        Which builds of {chosen.name} were tested together, before they go to {pair.to.name}.
        <Box as="span" hideBelow="md">
          {' '}
          Arrows move, Enter opens.
        </Box>
      </PageHead>
      <MatrixCard environment={chosen} against={pair.to} />
    </>
  );
};
