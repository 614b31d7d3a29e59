import { SUPER } from '@portal/contracts';
import { type queryOptions, useQuery, useSignedInUser, useTranslation } from '@portal/platform';
import { Alert } from '@portal/ui';
import type { ComponentProps, ReactNode } from 'react';
import { FundPage } from '../open-fund/FundPage.tsx';
import { Loaded } from '../show-panel/Loaded.tsx';

interface ReadProps<Data> {
  fundId: string;
  /** Reads it as it is now. */
  read: (fundId: string) => ReturnType<typeof queryOptions<Data>>;
  name: string;
  children: (data: Data) => ReactNode;
}

const Read = <Data,>({ fundId, read, name, children }: ReadProps<Data>) => (
  <Loaded query={useQuery(read(fundId))} name={name} waitingH="32rem">
    {children}
  </Loaded>
);

interface Props<Data> extends Pick<ReadProps<Data>, 'read' | 'children'> {
  part: ComponentProps<typeof FundPage>['part'];
  /** Why nobody else changes it. */
  adminOnly: string;
}

/** A part of a fund that only the Admin changes. */
export const AdminOnlyPart = <Data,>({ part, read, adminOnly, children }: Props<Data>) => {
  const { t } = useTranslation('administration');
  const { role } = useSignedInUser();
  return (
    <FundPage part={part}>
      {({ fundId }) =>
        role === SUPER ? (
          <Read key={fundId} fundId={fundId} read={read} name={t(`funds.parts.${part}`)}>
            {children}
          </Read>
        ) : (
          <Alert title={adminOnly} />
        )
      }
    </FundPage>
  );
};
