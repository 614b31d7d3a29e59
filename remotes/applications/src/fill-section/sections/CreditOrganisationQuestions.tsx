import { creditApplicantTypes } from '@portal/contracts/applications/enums';
import { DateField, TextField } from '@portal/platform/forms';
import { PercentField, WholeField } from '../fields/number-fields.tsx';
import { Pair } from '../fields/Pair.tsx';
import { useQuestions } from '../question/use-questions.ts';
import { AccountRows } from './AccountRows.tsx';
import { OrganisationBasics } from './OrganisationBasics.tsx';
import { OwnerRows } from './OwnerRows.tsx';

const today = () => new Date().toISOString().slice(0, 10);

export const CreditOrganisationQuestions = () => {
  const ask = useQuestions('organisation');
  return (
    <>
      <OrganisationBasics types={creditApplicantTypes} />
      <Pair>
        <DateField {...ask('incorporatedOn')} max={today()} />
        <TextField {...ask('taxNumber')} autoComplete="off" />
      </Pair>
      <OwnerRows />
      <Pair>
        <PercentField {...ask('womenOwnedPercent')} />
        <PercentField {...ask('youthOwnedPercent')} />
      </Pair>
      <WholeField {...ask('employees')} />
      <AccountRows />
      <TextField {...ask('auditor')} />
    </>
  );
};
