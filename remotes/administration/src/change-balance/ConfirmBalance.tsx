import { SUPER } from '@portal/contracts';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { formatMoney, localise, useQuery, useSignedInUser, useTranslation } from '@portal/platform';
import { DescriptionList } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { approvedApplications } from './balance.queries.ts';
import { type BalanceValues, balanceAfter } from './balance-values.ts';

interface Props {
  fund: Fund;
  values: BalanceValues;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A row of the ledger is never taken back, only reversed; what a second person approves is a proposal. */
export const ConfirmBalance = ({ fund, values, onConfirm, onCancel }: Props) => {
  const { t } = useTranslation('administration');
  const { role } = useSignedInUser();
  const limit = fund.settings?.secondPersonAbove?.amount;
  const isProposed =
    role !== SUPER || (limit !== undefined && Math.abs(Number(values.amount)) > Number(limit));
  const words = isProposed ? 'ledger.propose' : 'ledger';
  const { data: approved } = useQuery(approvedApplications(fund.fundId));
  const paid = values.process === 'DISBURSEMENT' && approved?.find(({ id }) => id === values.applicationId);
  const money = (amount: string) => formatMoney({ amount, currency: fund.currency });
  return (
    <ConfirmDialog
      open
      title={t(`${words}.question`, { fund: localise(fund.title) })}
      confirmLabel={t(`${words}.confirm`)}
      cancelLabel={t('ledger.back')}
      onConfirm={onConfirm}
      onCancel={onCancel}
      form={
        <DescriptionList
          columns={1}
          items={[
            { label: t('ledger.what'), value: t(`ledger.process.${values.process}`) },
            ...(paid ? [{ label: t('ledger.application'), value: paid.applicationNumber }] : []),
            { label: t('ledger.amount'), value: money(values.amount) },
            { label: t('ledger.before'), value: money(fund.balance.amount) },
            { label: t('ledger.after'), value: money(balanceAfter(values, fund.balance.amount) ?? '0') },
          ]}
        />
      }
    >
      {t(`${words}.effect`)}
    </ConfirmDialog>
  );
};
