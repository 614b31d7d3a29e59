import { instruments } from '@portal/contracts/applications/enums';
import { useTranslation } from '@portal/platform';
import { ChoiceField, MoneyField, TextAreaField } from '@portal/platform/forms';
import { useOpenForm } from '../../edit-draft/draft-context.ts';
import { FieldPair } from '../fields/FieldPair.tsx';
import { WholeField } from '../fields/number-fields.tsx';
import { useQuestions } from '../question/use-questions.ts';
import { UseOfFundsRows } from './UseOfFundsRows.tsx';
import { useOptions } from './use-options.ts';

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
