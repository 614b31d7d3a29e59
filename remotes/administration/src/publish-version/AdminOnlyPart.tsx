import { SUPER } from '@portal/contracts';
import { useSignedInUser, useTranslation } from '@portal/platform';
import { Alert, FailedArea, Skeleton } from '@portal/ui';
import type { ComponentProps, ReactNode } from 'react';
import { FundPage } from '../open-fund/FundPage.tsx';

interface Reading<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  fundId: string;
  /** Reads it as it is now. */
  useData: (fundId: string) => Reading<Data>;
  name: string;
  children: (data: Data) => ReactNode;
}

const Loaded = <Data,>({ fundId, useData, name, children }: LoadedProps<Data>) => {
  const { t } = useTranslation('administration');
  const { data, isError, isFetching, refetch } = useData(fundId);
  if (data !== undefined) return children(data);
  if (!isError) return <Skeleton h="32rem" />;
  return (
    <FailedArea
      title={t('failed', { name })}
      retryLabel={t('retry')}
      retrying={isFetching}
      onRetry={() => refetch()}
    />
  );
};

interface Props<Data> extends Pick<LoadedProps<Data>, 'useData' | 'children'> {
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
          <Loaded key={fundId} fundId={fundId} useData={useData} name={t(`funds.parts.${part}`)}>
            {children}
          </Loaded>
        ) : (
          <Alert title={adminOnly} />
        )
      }
    </FundPage>
  );
};
