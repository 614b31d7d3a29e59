import { Flex } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import type { Environment } from '../api/types.ts';
import type { EnvironmentPair } from '../parts/environment-pair.ts';
import { FilterSelect } from '../parts/FilterSelect.tsx';

/** Which two are compared; shown only where there are more than two. */
export function PairChoice({
  environments,
  pair,
}: {
  environments: readonly Environment[];
  pair: EnvironmentPair;
}) {
  const [, setAddress] = useSearchParams();
  if (environments.length < 3) return null;
  const now = { from: pair.from?.name ?? '', to: pair.to.name };
  const choose = (side: 'from' | 'to', name: string) =>
    setAddress({ ...now, [side]: name }, { replace: true });
  return (
    <Flex gap="3">
      {(['from', 'to'] as const).map((side) => (
        <FilterSelect
          key={side}
          label={side === 'from' ? 'Compare' : 'With'}
          value={now[side]}
          onChoose={(value) => choose(side, value)}
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
