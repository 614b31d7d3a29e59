import { useDays } from '@portal/application-view';
import { creditApplicantTypes } from '@portal/contracts/applications/enums';
import { formatNumber, useTranslation } from '@portal/platform';
import {
  CheckboxField,
  CountryField,
  DateField,
  MoneyField,
  TextField,
  useWatch,
} from '@portal/platform/forms';
import { useOpenForm } from '../../edit-draft/draft-context.ts';
import { FieldPair } from '../fields/FieldPair.tsx';
import { inRow, lineText } from '../fields/line-text.ts';
import { PercentField, WholeField } from '../fields/number-fields.tsx';
import { RowsField } from '../fields/RowsField.tsx';
import { RunningTotal } from '../fields/RunningTotal.tsx';
import { useQuestions } from '../question/use-questions.ts';
import { OrganisationBasics } from './OrganisationBasics.tsx';

/** The accounts, a line per year. */
const YearlyAccountRows = () => {
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

/** In hundredths of a percent, so that 33.33 + 33.33 + 33.34 is exactly 100. */
const sumOf = (owners: { percent?: string }[]): number =>
  owners.reduce((sum, { percent }) => sum + Math.round(Number(percent || 0) * 100), 0);

const OwnedTotal = () => {
  const { t } = useTranslation('applications');
  const owners: { percent?: string }[] = useWatch({ name: 'ownership' }) ?? [];
  const left = 10_000 - sumOf(owners);
  const share = (hundredths: number) => formatNumber(Math.abs(hundredths) / 100);
  return (
    <RunningTotal
      off={
        left === 0 ? undefined : t(left > 0 ? 'rows.percentLeft' : 'rows.percentOver', { share: share(left) })
      }
    >
      {t('rows.percentOf', { share: share(10_000 - left) })}
    </RunningTotal>
  );
};

/** Everyone who owns a part; together exactly 100%. */
const OwnerRows = () => {
  const ask = useQuestions('organisation');
  return (
    <RowsField
      section="organisation"
      name="ownership"
      columns="minmax(0, 1fr) minmax(0, 1fr) 110px"
      max={50}
      summary={({ name, percent }) => inRow(name, percent && `${percent}%`)}
      total={<OwnedTotal />}
    >
      {(line) => (
        <>
          <TextField {...ask(`${line}.name`)} autoComplete="off" />
          <CountryField {...ask(`${line}.countryCode`)} />
          <PercentField {...ask(`${line}.percent`)} />
          <CheckboxField {...ask(`${line}.isPep`)} />
        </>
      )}
    </RowsField>
  );
};

export const CreditOrganisationQuestions = () => {
  const { today } = useDays();
  const ask = useQuestions('organisation');
  return (
    <>
      <OrganisationBasics types={creditApplicantTypes} />
      <FieldPair>
        <DateField {...ask('incorporatedOn')} max={today} />
        <TextField {...ask('taxNumber')} autoComplete="off" />
      </FieldPair>
      <OwnerRows />
      <FieldPair>
        <PercentField {...ask('womenOwnedPercent')} />
        <PercentField {...ask('youthOwnedPercent')} />
      </FieldPair>
      <WholeField {...ask('employees')} />
      <YearlyAccountRows />
      <TextField {...ask('auditor')} />
    </>
  );
};
