import { PayoutAccountFacts } from '@portal/application-view';
import { MANAGER, SUPER } from '@portal/contracts';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { getAccountHolder } from '@portal/contracts/calls/applications/account-holder';
import { call, useMutation, useSignedInUser, useTranslation } from '@portal/platform';
import { Alert, Button } from '@portal/ui';

/** For those who pay: the account, once they ask for it, because the log says who looked. */
export const PayoutAccountPanel = ({ application }: { application: StaffApplication }) => {
  const { t } = useTranslation('review');
  const { role } = useSignedInUser();
  const { id, status, fundType } = application;
  const account = useMutation({ mutationFn: () => call(getAccountHolder, { params: { id } }) });
  const pays = role === MANAGER || role === SUPER;
  if (!pays || status !== 'APPROVED' || fundType !== 'BASE_FUND') return null;
  const payoutAccount = account.data?.data;
  return (
    <Alert
      title={t('account.title')}
      actions={
        account.data === undefined && (
          <Button size="sm" variant="outline" loading={account.isPending} onClick={() => account.mutate()}>
            {t('account.show')}
          </Button>
        )
      }
    >
      {account.data === undefined && t('account.lead')}
      {payoutAccount === null && t('account.none')}
      {payoutAccount && <PayoutAccountFacts account={payoutAccount} />}
    </Alert>
  );
};
