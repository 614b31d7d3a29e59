import { Field, Loading, NativeSelect } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import { useEnvironments } from '../api/environments.ts';
import type { Environment } from '../api/types.ts';
import { Failed } from '../parts/Failed.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { pairOf } from '../parts/pair.ts';
import { titled } from '../words/names.ts';
import { MatrixCard } from './MatrixCard.tsx';

const Read = ({ environments }: { environments: readonly Environment[] }) => {
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
          <Field label="Environment" hideLabel>
            <NativeSelect
              size="sm"
              width="200px"
              value={chosen.name}
              onChange={({ target }) => setAddress({ environment: target.value }, { replace: true })}
            >
              {environments.map(({ name }) => (
                <option key={name} value={name}>
                  {titled(name)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        }
      >
        Which builds of {chosen.name} were tested together, before they go to {pair.to.name}. Arrows move,
        Enter opens.
      </PageHead>
      <MatrixCard environment={chosen} against={pair.to} />
    </>
  );
};

export function MatrixPage() {
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
