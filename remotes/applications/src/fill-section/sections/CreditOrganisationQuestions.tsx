import { creditApplicantTypes } from '@portal/contracts/applications/enums';
import { useToday } from '@portal/platform';
import { DateField, TextField } from '@portal/platform/forms';
import { FieldPair } from '../fields/FieldPair.tsx';
import { PercentField, WholeField } from '../fields/number-fields.tsx';
import { useQuestions } from '../question/use-questions.ts';
import { OrganisationBasics } from './OrganisationBasics.tsx';
import { OwnerRows } from './OwnerRows.tsx';
import { YearlyAccountRows } from './YearlyAccountRows.tsx';

export const CreditOrganisationQuestions = () => {
  const today = useToday();
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
