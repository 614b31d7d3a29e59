import { SUPER } from '@portal/contracts';
import { useQuery, useSignedInUser, useTranslation } from '@portal/platform';
import { Alert, FailedArea, Skeleton } from '@portal/ui';
import { FundPage } from '../open-fund/FundPage.tsx';
import { RulesForm } from './RulesForm.tsx';
import { rulesToEdit } from './rules.queries.ts';

const Rules = ({ fundId }: { fundId: string }) => {
  const { t } = useTranslation('administration');
  const { data, isError, isFetching, refetch } = useQuery(rulesToEdit(fundId));
  if (data !== undefined) return <RulesForm key={fundId} eligibility={data} />;
  if (!isError) return <Skeleton h="32rem" />;
  return (
    <FailedArea
      title={t('failed', { name: t('funds.parts.eligibility') })}
      retryLabel={t('retry')}
      retrying={isFetching}
      onRetry={() => refetch()}
    />
  );
};

/** `/workspace/fund-description/:fundId/eligibility`: what a fund asks of whoever applies; the Admin's alone. */
export const Component = () => {
  const { t } = useTranslation('administration');
  const { role } = useSignedInUser();
  return (
    <FundPage part="eligibility">
      {({ fundId }) => (role === SUPER ? <Rules fundId={fundId} /> : <Alert title={t('rules.adminOnly')} />)}
    </FundPage>
  );
};
