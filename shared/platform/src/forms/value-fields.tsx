import { isAmount, isPhone, numericOnly } from '@portal/contracts';
import { Field, MoneyInput, TextInput } from '@portal/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '../i18n/format.ts';
import { formatNumber } from '../i18n/format-number.ts';
import { type FieldBasics, useConnected } from './connected.ts';

export interface MoneyFieldProps extends FieldBasics {
  /** ISO 4217 */
  currency: string;
}

/** Its value is a decimal string without separators, as money travels. Commas show while it is left. */
export const MoneyField = ({ currency, ...props }: MoneyFieldProps) => {
  const { field, frame } = useConnected<string>(props, {
    check: (value, t) => (isAmount(value) ? undefined : t('forms.amount')),
  });
  const [focused, setFocused] = useState(false);
  const value = String(field.value ?? '');
  return (
    <Field {...frame}>
      <MoneyInput
        {...field}
        currency={currency}
        value={focused || !isAmount(value) ? value : formatNumber(value)}
        onChange={(event) => field.onChange(numericOnly(event.target.value))}
        // At once: what is selected on arrival must be what typing replaces.
        onFocus={() => flushSync(() => setFocused(true))}
        onBlur={() => {
          setFocused(false);
          field.onBlur();
        }}
      />
    </Field>
  );
};

const withoutSeparators = (phone: string) => phone.replace(/[\s().-]/g, '');

/** Its value is an optional plus sign and digits; separators that people type are dropped on leaving. */
export const PhoneField = (props: FieldBasics) => {
  const { field, frame } = useConnected<string>(props, {
    check: (value, t) => (isPhone(withoutSeparators(value)) ? undefined : t('forms.phone')),
  });
  return (
    <Field {...frame}>
      <TextInput
        {...field}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        onBlur={() => {
          field.onChange(withoutSeparators(field.value));
          field.onBlur();
        }}
      />
    </Field>
  );
};

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
      <TextInput {...field} type="date" maxW="220px" {...(min && { min })} {...(max && { max })} />
    </Field>
  );
};
