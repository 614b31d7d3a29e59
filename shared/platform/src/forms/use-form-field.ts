import { isEmpty } from '@portal/contracts';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormParts, useRegistered } from './form-registry.ts';

/** What every field takes; `T` is what its value is. Fields are required unless `optional`. */
export interface FieldBasics<T = string> {
  /** A path of the form's values, such as `organisation.name`. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** Below the box, such as the text that it translates. */
  note?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  labelEnd?: ReactNode;
  hideLabel?: boolean;
  /** A sentence that says the fix, or undefined when the value is fine. */
  validate?: ((value: T) => string | undefined) | undefined;
}

/** The translations of this package. */
export type Translate = TFunction<'platform'>;

interface Checks<T> {
  /** What to say when nothing was given; absent: "Fill in …". */
  missing?: (t: Translate) => string;
  /** May wait, such as for a file on its way. */
  check?: (value: T, t: Translate) => string | undefined | Promise<string | undefined>;
  isMissing?: (value: T) => boolean;
}

/** Joins a field with the form around it: value, id, error, and what its frame shows. */
export const useConnected = <T>(
  basics: FieldBasics<T>,
  { missing, check, isMissing = isEmpty }: Checks<T> = {},
) => {
  const { name, label, hint, note, optional, disabled, labelEnd, hideLabel, validate } = basics;
  const { t } = useTranslation('platform');
  const { control } = useFormContext();
  const id = useRegistered(name);
  const { mayLack } = useFormParts();
  const problem = (value: T): string | undefined | Promise<string | undefined> => {
    if (isMissing(value))
      return optional || mayLack() ? undefined : (missing?.(t) ?? t('forms.required', { label }));
    const found = check?.(value, t);
    return found instanceof Promise
      ? found.then((sentence) => sentence ?? validate?.(value))
      : (found ?? validate?.(value));
  };
  const { field, fieldState } = useController({
    name,
    control,
    rules: { validate: (value: T) => (disabled ? undefined : problem(value)) },
  });
  const error = fieldState.error?.message;
  const frame = {
    id,
    label,
    required: !optional,
    ...(optional && { optional }),
    ...(hint !== undefined && { hint }),
    ...(note !== undefined && { note }),
    ...(disabled !== undefined && { disabled }),
    ...(labelEnd !== undefined && { labelEnd }),
    ...(hideLabel && { hideLabel }),
    ...(error !== undefined && { error }),
  };
  return { field, frame, t };
};
