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
      <TextField {...ask('name')} maxLength={200} autoComplete="organization" />
      <Pair>
        <TextField {...ask('registrationNumber')} maxLength={80} autoComplete="off" />
        <CountryField {...ask('countryCode')} members />
      </Pair>
      <Pair>
        <TextField {...ask('city')} maxLength={120} autoComplete="address-level2" />
        <TextField {...ask('website')} type="url" maxLength={300} autoComplete="url" />
      </Pair>
      <TextAreaField {...ask('address')} maxLength={300} rows={2} showCount={false} />
    </>
  );
};
