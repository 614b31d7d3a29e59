/** Forms, loaded by the first page that has one: react-hook-form and the fields joined to it. */
// Remotes get it as a part of this unit.
export { FileDrop } from '@portal/ui/form';
export {
  Controller,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
export { upload } from '../api/upload.ts';
export { countriesQuery } from '../countries/countries.queries.ts';
export { AutosaveLine } from './AutosaveLine.tsx';
export { type Autosave, type AutosaveOptions, type AutosaveState, useAutosave } from './autosave.ts';
export { CountryField, type CountryFieldProps } from './CountryField.tsx';
export {
  CheckboxField,
  type CheckboxFieldProps,
  ChoiceField,
  type ChoiceFieldProps,
  type Option,
  SelectField,
  type SelectFieldProps,
} from './choice-fields.tsx';
export {
  type DeviceCopy,
  dropDeviceCopy,
  keepPerson,
  readDeviceCopy,
  writeDeviceCopy,
} from './device-copy.ts';
export { FileField, type FileFieldProps } from './FileField.tsx';
export { FormButtons, type FormButtonsProps } from './FormButtons.tsx';
export { FormShell, type FormShellProps } from './FormShell.tsx';
export { UploadedRow, type UploadedRowProps } from './file-rows.tsx';
export { useFormParts, useRegistered } from './form-registry.ts';
export { useFormToken } from './form-token.ts';
export { type LanguageText, LanguageTexts, type LanguageTextsProps } from './LanguageTexts.tsx';
export { MoneyField, type MoneyFieldProps, NumberField, type NumberFieldProps } from './number-fields.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { DateField, type DateFieldProps, PhoneField } from './phone-and-date-fields.tsx';
export { type PlainPost, useFormStart } from './plain-post.ts';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';
export { TextAreaField, type TextAreaFieldProps, TextField, type TextFieldProps } from './text-fields.tsx';
export { type FieldBasics, useConnected } from './use-form-field.ts';
export { useFreshValues } from './use-fresh-values.ts';
export { useUndo } from './use-undo.ts';
export { mayPass, problemText } from './use-uploads.ts';
