import { languageNames, languages } from '@portal/contracts';
import { SelectField } from '@portal/platform/forms';

const options = languages.map((value) => ({ value, label: languageNames[value] }));

/** The field `language` of a form. */
export const LanguageField = (props: { label: string; hint?: string }) => (
  <SelectField {...props} name="language" options={options} />
);
