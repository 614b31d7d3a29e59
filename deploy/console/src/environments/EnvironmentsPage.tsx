import { useNarrow } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import type { Environments } from '../api/types.ts';
import { pairOf } from '../parts/environment-pair.ts';
import { FailingBuilds, KnownFaults, StoreFaults } from '../parts/Faults.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { PhoneHome } from '../phone/PhoneHome.tsx';
import { SideBySide } from './SideBySide.tsx';

/** The environments side by side; on a phone the one that people use. */
export const EnvironmentsPage = ({ environments, published, failing, faults }: Environments) => {
  const [address] = useSearchParams();
  const isNarrow = useNarrow();
  const pair = pairOf(environments, { from: address.get('from'), to: address.get('to') });
  const shown = () => {
    if (!pair) return <PageHead title="Environments">No environment serves a release.</PageHead>;
    return isNarrow ? (
      <PhoneHome environments={environments} environment={pair.to} />
    ) : (
      <SideBySide environments={environments} published={published} pair={pair} />
    );
  };
  return (
    <>
      <FailingBuilds faults={failing} />
      <StoreFaults faults={[...faults, ...environments.flatMap(({ fault }) => fault ?? [])]} />
      <KnownFaults environments={environments} />
      {shown()}
    </>
  );
};
