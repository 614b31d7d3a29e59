import { useDays } from '@portal/application-view';
import { supportTypes } from '@portal/contracts/applications/enums';
import { ChoiceField, DateField, MoneyField, useWatch } from '@portal/platform/forms';
import { useOpenForm } from '../../edit-draft/draft-context.ts';
import { FieldPair } from '../fields/FieldPair.tsx';
import { useQuestions } from '../question/use-questions.ts';
import { TariffLossQuestions } from './TariffLossQuestions.tsx';
import { useOptions } from './use-options.ts';

/** What a state asks for; a loss of tariff revenue is worked out line by line. */
export const LossQuestions = () => {
  const { today } = useDays();
  const ask = useQuestions('loss');
  const options = useOptions();
  const { currency } = useOpenForm().fund;
  const supportType: unknown = useWatch({ name: 'supportType' });
  return (
    <>
      <ChoiceField {...ask('supportType')} options={options('supportType', supportTypes)} />
      <FieldPair>
        <DateField {...ask('ratificationDepositedOn')} max={today} />
        <DateField {...ask('tariffScheduleGazettedOn')} max={today} />
      </FieldPair>
      {supportType === 'TARIFF_REVENUE_LOSS' && <TariffLossQuestions />}
      <MoneyField {...ask('amountRequested')} currency={currency} />
    </>
  );
};
