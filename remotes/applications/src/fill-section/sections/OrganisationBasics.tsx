import { CountryField, SelectField, TextAreaField, TextField } from '@portal/platform/forms';
import { FieldPair } from '../fields/FieldPair.tsx';
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
      <FieldPair onPhone="single">
        <TextField {...ask('registrationNumber')} autoComplete="off" />
        <CountryField {...ask('countryCode')} members />
      </FieldPair>
      <FieldPair onPhone="single">
        <TextField {...ask('city')} autoComplete="address-level2" />
        <TextField {...ask('website')} type="url" autoComplete="url" />
      </FieldPair>
      <TextAreaField {...ask('address')} rows={2} showCount={false} />
    </>
  );
};
