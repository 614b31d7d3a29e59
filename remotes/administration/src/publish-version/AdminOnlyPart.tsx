import { SUPER } from '@portal/contracts';
import { useSignedInUser, useTranslation } from '@portal/platform';
import { Alert } from '@portal/ui';
import type { ComponentProps, ReactNode } from 'react';
import { FundPage } from '../open-fund/FundPage.tsx';
import { Loaded, type Reading } from '../show-panel/Loaded.tsx';

interface ReadProps<Data> {
  fundId: string;
  /** Reads it as it is now. */
  useData: (fundId: string) => Reading<Data>;
  name: string;
  children: (data: Data) => ReactNode;
}

const Read = <Data,>({ fundId, useData, name, children }: ReadProps<Data>) => (
  <Loaded query={useData(fundId)} name={name} waitingH="32rem">
    {children}
  </Loaded>
);

interface Props<Data> extends Pick<ReadProps<Data>, 'useData' | 'children'> {
  part: ComponentProps<typeof FundPage>['part'];
  /** Why nobody else changes it. */
  adminOnly: string;
}

/** A part of a fund that only the Admin changes. */
export const AdminOnlyPart = <Data,>({ part, useData, adminOnly, children }: Props<Data>) => {
  const { t } = useTranslation('administration');
  const { role } = useSignedInUser();
  return (
    <FundPage part={part}>
      {({ fundId }) =>
        role === SUPER ? (
          <Read key={fundId} fundId={fundId} useData={useData} name={t(`funds.parts.${part}`)}>
            {children}
          </Read>
        ) : (
          <Alert title={adminOnly} />
        )
      }
    </FundPage>
  );
};
