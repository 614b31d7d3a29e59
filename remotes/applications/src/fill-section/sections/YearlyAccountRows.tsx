import { MoneyField } from '@portal/platform/forms';
import { useOpenForm } from '../../edit-draft/draft-context.ts';
import { lineText } from '../fields/line-text.ts';
import { WholeField } from '../fields/number-fields.tsx';
import { RowsField } from '../fields/RowsField.tsx';
import { useQuestions } from '../question/use-questions.ts';

/** The accounts, a line per year. */
export const YearlyAccountRows = () => {
  const ask = useQuestions('organisation');
  const { currency } = useOpenForm().fund;
  return (
    <RowsField
      section="organisation"
      name="financials"
      columns="repeat(3, minmax(0, 1fr))"
      max={5}
      summary={({ year, revenue }) => lineText(currency, year, revenue)}
    >
      {(line) => (
        <>
          <WholeField {...ask(`${line}.year`)} maxLength={4} />
          <MoneyField {...ask(`${line}.revenue`)} currency={currency} />
          <MoneyField signed {...ask(`${line}.ebitda`)} currency={currency} />
          <MoneyField signed {...ask(`${line}.netProfit`)} currency={currency} />
          <MoneyField {...ask(`${line}.totalAssets`)} currency={currency} />
          <MoneyField {...ask(`${line}.totalDebt`)} currency={currency} />
        </>
      )}
    </RowsField>
  );
};
