import { instruments } from '@portal/contracts/applications/enums';
import { fromMinor, sumAmounts, toMinor } from '@portal/contracts/funds/money';
import { formatMoney, useTranslation } from '@portal/platform';
import { ChoiceField, MoneyField, TextAreaField, TextField, useWatch } from '@portal/platform/forms';
import { useOpenForm } from '../../edit-draft/draft-context.ts';
import { FieldPair } from '../fields/FieldPair.tsx';
import { lineText } from '../fields/line-text.ts';
import { WholeField } from '../fields/number-fields.tsx';
import { RowsField } from '../fields/RowsField.tsx';
import { RunningTotal } from '../fields/RunningTotal.tsx';
import { useQuestions } from '../question/use-questions.ts';
import { useOptions } from './use-options.ts';

const UsedTotal = () => {
  const { t } = useTranslation('applications');
  const { currency } = useOpenForm().fund;
  const uses: { amount?: string }[] = useWatch({ name: 'useOfFunds' }) ?? [];
  const wanted = toMinor(String(useWatch({ name: 'financingRequested' }) ?? ''));
  const sum = sumAmounts(uses.map(({ amount }) => amount));
  const money = (minor: bigint) => formatMoney({ amount: fromMinor(minor < 0n ? -minor : minor), currency });
  const used = toMinor(sum) ?? 0n;
  if (wanted === undefined) return <RunningTotal>{money(used)}</RunningTotal>;
  const left = wanted - used;
  return (
    <RunningTotal
      off={left === 0n ? undefined : t(left > 0n ? 'rows.left' : 'rows.over', { amount: money(left) })}
    >
      {t('rows.of', { sum: money(used), total: money(wanted) })}
    </RunningTotal>
  );
};

/** What the money is for; the lines add up to the financing requested. */
const UseOfFundsRows = () => {
  const ask = useQuestions('financing');
  const { currency } = useOpenForm().fund;
  return (
    <RowsField
      section="financing"
      name="useOfFunds"
      columns="minmax(0, 1fr) 240px"
      max={50}
      summary={({ item, amount }) => lineText(currency, item, amount)}
      total={<UsedTotal />}
    >
      {(line) => (
        <>
          <TextField {...ask(`${line}.item`)} autoComplete="off" />
          <MoneyField {...ask(`${line}.amount`)} currency={currency} />
        </>
      )}
    </RowsField>
  );
};

export const FinancingQuestions = () => {
  const { t } = useTranslation('applications');
  const ask = useQuestions('financing');
  const options = useOptions();
  const { fund } = useOpenForm();
  const { currency } = fund;
  const percent = fund.rules.minOwnContributionPercent;
  const kinds = options('instrument', instruments).map((option) => ({
    ...option,
    description: t(`instrument.${option.value}`),
  }));
  return (
    <>
      <ChoiceField {...ask('instrument')} options={kinds} />
      <FieldPair onPhone="single">
        <MoneyField {...ask('projectCost')} currency={currency} />
        <MoneyField {...ask('financingRequested')} currency={currency} />
      </FieldPair>
      <FieldPair onPhone="single">
        <MoneyField
          {...ask('ownContribution')}
          currency={currency}
          {...(percent !== null && { hint: t('financing.minimum', { percent }) })}
        />
        <MoneyField {...ask('otherFunding')} currency={currency} />
      </FieldPair>
      <FieldPair>
        <WholeField {...ask('tenorMonths')} maxLength={3} />
        <WholeField {...ask('graceMonths')} maxLength={3} />
      </FieldPair>
      <UseOfFundsRows />
      <TextAreaField {...ask('security')} rows={3} />
      <TextAreaField {...ask('repaymentSource')} rows={3} />
    </>
  );
};
