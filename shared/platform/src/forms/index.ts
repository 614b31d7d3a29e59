/** Forms, loaded by the first page that has one: react-hook-form and the fields joined to it. */
// Remotes get it as a part of this unit.
export { FileDrop } from '@portal/ui/form';
export {
  Controller,
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
  useController,
  useFieldArray,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
export { isPassing } from '../api/api-error.ts';
export { upload } from '../api/upload.ts';
export { countriesQuery } from '../countries/countries.queries.ts';
export { AutosaveLine } from './AutosaveLine.tsx';
export { type Autosave, useAutosave } from './autosave.ts';
export { CountryField } from './CountryField.tsx';
export { CheckboxField, ChoiceField, type Option, SelectField } from './choice-fields.tsx';
export { dropDeviceCopy, keepPerson, readDeviceCopy, writeDeviceCopy } from './device-copy.ts';
export { FileField } from './FileField.tsx';
export { FormButtons } from './FormButtons.tsx';
export { FormShell, type FormShellProps } from './FormShell.tsx';
export { fieldText } from './field-text.ts';
export { useFormParts, useRegistered } from './form-registry.ts';
export { useFormToken } from './form-token.ts';
export { type LanguageText, LanguageTexts } from './LanguageTexts.tsx';
export { MoneyField, NumberField } from './number-fields.tsx';
export { readNumber } from './number-text.ts';
export { PasswordField } from './PasswordField.tsx';
export { DateField, PhoneField } from './phone-and-date-fields.tsx';
export { useFormStart } from './plain-post.ts';
export { SubmitButton } from './SubmitButton.tsx';
export { TextAreaField, TextField } from './text-fields.tsx';
export { readFormCopy } from './use-device-copy.ts';
export { useForm } from './use-form.ts';
export { type FieldBasics, useConnected } from './use-form-field.ts';
export { useFreshValues } from './use-fresh-values.ts';
export { useUndo } from './use-undo.ts';
export { mayPass, problemText } from './use-uploads.ts';
