import { formatNumber, useTranslation } from '@portal/platform';
import { CheckboxField, CountryField, TextField, useWatch } from '@portal/platform/forms';
import { PercentField } from '../fields/number-fields.tsx';
import { RowsField } from '../fields/RowsField.tsx';
import { RunningTotal } from '../fields/RunningTotal.tsx';
import { useQuestions } from '../question/use-questions.ts';

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
export const OwnerRows = () => {
  const ask = useQuestions('organisation');
  return (
    <RowsField
      section="organisation"
      name="ownership"
      columns="minmax(0, 1fr) minmax(0, 1fr) 110px"
      max={50}
      summary={({ name, percent }) => [name, percent && `${percent}%`].filter(Boolean).join(', ')}
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
