import { fromMinor, sumAmounts, toMinor } from '@portal/contracts/funds/money';
import { formatMoney, useTranslation } from '@portal/platform';
import { MoneyField, TextField, useWatch } from '@portal/platform/forms';
import { useOpenForm } from '../../edit-draft/draft-context.ts';
import { lineText } from '../fields/line-text.ts';
import { RowsField } from '../fields/RowsField.tsx';
import { RunningTotal } from '../fields/RunningTotal.tsx';
import { useQuestions } from '../question/use-questions.ts';

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
export const UseOfFundsRows = () => {
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
