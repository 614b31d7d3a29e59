import { isPhone } from '@portal/contracts';
import { Field, TextInput } from '@portal/ui';
import { formatDate } from '../i18n/format.ts';
import { latinDigits } from './number-text.ts';
import { type FieldBasics, useConnected } from './use-form-field.ts';

/** Also without what a copied number brings along: marks of its direction, longer dashes. */
const withoutMarks = (phone: string) => latinDigits(phone).replace(/[\s()./\p{Pd}\p{Cf}]/gu, '');

/** Its value is an optional plus sign and digits; separators that people type are dropped on leaving. */
export const PhoneField = (props: FieldBasics) => {
  const { field, frame } = useConnected<string>(props, {
    check: (value, t) => (isPhone(withoutMarks(value)) ? undefined : t('forms.phone')),
  });
  const tidy = () => field.onChange(withoutMarks(field.value));
  return (
    <Field {...frame}>
      <TextInput
        {...field}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        // Enter sends the form without leaving the field.
        onKeyDown={(event) => event.key === 'Enter' && tidy()}
        onBlur={() => {
          tidy();
          field.onBlur();
        }}
      />
    </Field>
  );
};

/** Without an end browsers take years of six digits. */
const LAST_DAY = '9999-12-31';

export interface DateFieldProps extends FieldBasics {
  /** YYYY-MM-DD, both included. */
  min?: string;
  max?: string;
}

/** Its value is a calendar day, YYYY-MM-DD. */
export const DateField = ({ min, max, ...props }: DateFieldProps) => {
  const { field, frame } = useConnected<string>(props, {
    check: (value, t) => {
      if (min !== undefined && value < min) return t('forms.dateMin', { date: formatDate(min) });
      return max !== undefined && value > max ? t('forms.dateMax', { date: formatDate(max) }) : undefined;
    },
  });
  return (
    <Field {...frame}>
      <TextInput {...field} type="date" maxW="13.75rem" {...(min && { min })} max={max ?? LAST_DAY} />
    </Field>
  );
};
