import { CountryField, SelectField, TextAreaField, TextField } from '@portal/platform/forms';
import { Pair } from '../fields/Pair.tsx';
import { useQuestions } from '../question/use-questions.ts';
import { useOptions } from './use-options.ts';

/** What both funds ask of the applicant's organisation. */
export const OrganisationBasics = ({ types }: { types: readonly string[] }) => {
  const ask = useQuestions('organisation');
  const options = useOptions();
  return (
    <>
      <SelectField {...ask('applicantType')} options={options('applicantType', types)} />
      <TextField {...ask('name')} autoComplete="organization" />
      <Pair>
        <TextField {...ask('registrationNumber')} autoComplete="off" />
        <CountryField {...ask('countryCode')} members />
      </Pair>
      <Pair>
        <TextField {...ask('city')} autoComplete="address-level2" />
        <TextField {...ask('website')} type="url" autoComplete="url" />
      </Pair>
      <TextAreaField {...ask('address')} rows={2} showCount={false} />
    </>
  );
};
