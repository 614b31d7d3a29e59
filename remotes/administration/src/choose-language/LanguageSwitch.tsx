import { type Language, languageNames, languages } from '@portal/contracts';
import { Segmented } from '@portal/ui';

interface Props {
  label: string;
  value: Language;
  onChange: (language: Language) => void;
}

/** One language at a time: all six are a long way to go on a phone. */
export const LanguageSwitch = (props: Props) => (
  <Segmented
    {...props}
    options={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
  />
);
