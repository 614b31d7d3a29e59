import { isAmount, numericOnly } from '@portal/contracts';
import { formatNumber, useTranslation } from '@portal/platform';
import { type FieldBasics, useConnected } from '@portal/platform/forms';
import { Field, MoneyInput, TextInput } from '@portal/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';

interface TypedNumberProps extends FieldBasics {
  /** Keeps what may be typed. */
  clean: (text: string) => string;
  inputMode: 'numeric' | 'decimal';
  maxLength?: number;
}

const TypedNumber = ({ clean, inputMode, maxLength, ...props }: TypedNumberProps) => {
  const { field, frame } = useConnected<string>(props);
  return (
    <Field {...frame}>
      <TextInput
        {...field}
        dir="ltr"
        autoComplete="off"
        maxW="220px"
        inputMode={inputMode}
        {...(maxLength !== undefined && { maxLength })}
        onChange={(event) => field.onChange(clean(event.target.value))}
      />
    </Field>
  );
};

const digitsOnly = (text: string) => text.replace(/\D/g, '');

/** Its value is digits. */
export const WholeField = ({ maxLength = 8, ...props }: FieldBasics & { maxLength?: number }) => (
  <TypedNumber {...props} clean={digitsOnly} inputMode="numeric" maxLength={maxLength} />
);

/** Its value is digits with at most one dot. */
export const PercentField = (props: FieldBasics) => (
  <TypedNumber {...props} clean={numericOnly} inputMode="decimal" maxLength={7} />
);

const signed = (text: string) => `${text.trim().startsWith('-') ? '-' : ''}${numericOnly(text)}`;
const isSigned = (text: string) => isAmount(text.replace(/^-/, ''));

/** An amount that may be below zero, such as a loss. Its value is a decimal string without separators. */
export const SignedMoneyField = ({ currency, ...props }: FieldBasics & { currency: string }) => {
  const { t } = useTranslation('applications');
  const { field, frame } = useConnected<string>(props, {
    check: (value) => (isSigned(value) ? undefined : t('issue.money', { label: props.label })),
  });
  const [focused, setFocused] = useState(false);
  return (
    <Field {...frame}>
      <MoneyInput
        {...field}
        currency={currency}
        inputMode="text"
        value={focused || !isSigned(field.value) ? field.value : formatNumber(field.value)}
        onChange={(event) => field.onChange(signed(event.target.value))}
        onFocus={() => flushSync(() => setFocused(true))}
        onBlur={() => {
          setFocused(false);
          field.onBlur();
        }}
      />
    </Field>
  );
};
