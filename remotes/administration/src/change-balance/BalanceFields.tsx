import { balanceProcesses } from '@portal/contracts/funds/enums';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { compareAmounts } from '@portal/contracts/funds/money';
import { formatMoney, useQuery, useTranslation } from '@portal/platform';
import {
  ChoiceField,
  FileField,
  MoneyField,
  SelectField,
  TextAreaField,
  TextField,
  useFormContext,
  useWatch,
} from '@portal/platform/forms';
import type { ReactNode } from 'react';
import { approvedApplications, useLeftToPay } from './balance.queries.ts';
import { type BalanceValues, takesTooMuch } from './balance-values.ts';

const PaidApplication = ({ fundId, left }: { fundId: string; left: ReactNode }) => {
  const { t } = useTranslation('administration');
  const { data: applications = [] } = useQuery(approvedApplications(fundId));
  return (
    <SelectField
      name="applicationId"
      label={t('ledger.application')}
      hint={t('ledger.applicationHint')}
      note={left}
      placeholder={t('ledger.noApplication')}
      optional
      options={applications.map(({ id, applicationNumber, projectTitle, amountApproved }) => ({
        value: id,
        label: [applicationNumber, projectTitle, amountApproved && formatMoney(amountApproved)]
          .filter(Boolean)
          .join(t('separator')),
      }))}
    />
  );
};

export const BalanceFields = ({ fund: { fundId, currency, available } }: { fund: Fund }) => {
  const { t } = useTranslation('administration');
  const { getValues } = useFormContext<BalanceValues>();
  const process = useWatch<BalanceValues, 'process'>({ name: 'process' });
  const chosen = useWatch<BalanceValues, 'applicationId'>({ name: 'applicationId' });
  const left = useLeftToPay(fundId, process === 'DISBURSEMENT' ? chosen : '');
  const money = (amount: string) => formatMoney({ amount, currency });
  return (
    <>
      <ChoiceField
        name="process"
        label={t('ledger.what')}
        options={balanceProcesses.map((value) => ({
          value,
          label: t(`ledger.process.${value}`),
          description: t(`ledger.processHint.${value}`),
        }))}
      />
      {process === 'ADJUSTMENT' && (
        <ChoiceField
          name="direction"
          label={t('ledger.direction')}
          options={(['UP', 'DOWN'] as const).map((value) => ({ value, label: t(`ledger.way.${value}`) }))}
        />
      )}
      {process === 'DISBURSEMENT' && (
        <PaidApplication fundId={fundId} left={left && t('ledger.left', { amount: money(left) })} />
      )}
      <MoneyField
        name="amount"
        label={t('ledger.amount')}
        currency={currency}
        validate={(value: string) => {
          if (Number(value) === 0) return t('ledger.notZero');
          if (left && (compareAmounts(value, left) ?? 0) > 0)
            return t('ledger.moreThanLeft', { amount: money(left) });
          return takesTooMuch(getValues(), available.amount)
            ? t('ledger.tooMuch', { amount: formatMoney(available) })
            : undefined;
        }}
      />
      <TextField
        name="reference"
        label={t('ledger.reference')}
        hint={t('ledger.referenceHint')}
        maxLength={120}
      />
      <TextField name="counterparty" label={t('ledger.counterparty')} maxLength={200} optional />
      <TextAreaField name="note" label={t('ledger.note')} maxLength={2000} rows={3} optional />
      <FileField name="attachment" label={t('ledger.attachment')} accept={['document']} optional />
    </>
  );
};
