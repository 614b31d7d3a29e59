import { sectors } from '@portal/contracts/applications/enums';
import { CountryField, DateField, SelectField, TextAreaField, TextField } from '@portal/platform/forms';
import { CountriesField } from '../fields/CountriesField.tsx';
import { FieldPair } from '../fields/FieldPair.tsx';
import { WholeField } from '../fields/number-fields.tsx';
import { useQuestions } from '../question/use-questions.ts';
import { useOptions } from './use-options.ts';

/** What both funds ask of a project. */
export const ProjectBasics = () => {
  const ask = useQuestions('project');
  const options = useOptions();
  return (
    <>
      <TextField {...ask('projectTitle')} autoComplete="off" />
      <TextAreaField {...ask('summary')} rows={6} />
      <SelectField {...ask('sector')} options={options('sector', sectors)} />
      <FieldPair onPhone="single">
        <CountryField {...ask('countryCode')} members />
        <TextField {...ask('city')} autoComplete="off" />
      </FieldPair>
      <CountriesField {...ask('beneficiaryCountries')} />
      <FieldPair>
        <DateField {...ask('startDate')} />
        <WholeField {...ask('durationMonths')} maxLength={3} />
      </FieldPair>
    </>
  );
};
