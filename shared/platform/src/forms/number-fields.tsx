import { isAmount } from '@portal/contracts';
import { Alert, Box, Button, Field, TextInput } from '@portal/ui';
import { MoneyInput } from '@portal/ui/form';
import { type ReactNode, useState } from 'react';
import { amountInWords } from '../i18n/amount-in-words.ts';
import { formatMoney } from '../i18n/format.ts';
import { formatNumber } from '../i18n/format-number.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import type { FieldBasics } from './use-form-field.ts';
import { useTypedNumber } from './use-typed-number.ts';

const isMuchMore = (now: string, before: string) =>
  Number(before) !== 0 && Math.abs(Number(now)) >= 100 * Math.abs(Number(before));

const InWords = ({ words, note }: { words: string; note: ReactNode }) => (
  <>
    {words}
    {note && (
      <Box as="span" display="block">
        {note}
      </Box>
    )}
  </>
);

export interface MoneyFieldProps extends FieldBasics {
  /** ISO 4217 */
  currency: string;
  /** May be below zero, such as a loss. */
  signed?: boolean;
}

/**
 * Its value is a decimal string without separators, as money travels. Commas show until it is edited; from
 * one million on the amount stands in words as well, and a hundredfold of what it was is asked about once.
 */
export const MoneyField = ({ currency, signed = false, ...props }: MoneyFieldProps) => {
  const isRight = (text: string) => isAmount(signed ? text.replace(/^-/, '') : text);
  const { t, value, setValue, frame, input } = useTypedNumber(props, {
    isRight,
    signed,
    shown: formatNumber,
    wrong: (words) => words('forms.amount'),
  });
  const [before, setBefore] = useState('');
  const [asked, setAsked] = useState<string>();
  const words = isRight(value) ? amountInWords(value, currentLanguage()) : undefined;
  const money = (amount: string) => formatMoney({ amount, currency });
  const leave = () => {
    input.onBlur();
    if (isRight(value) && isRight(before) && isMuchMore(value, before)) setAsked(value);
  };
  return (
    <Field
      {...frame}
      note={
        words === undefined ? (
          frame.note
        ) : (
          <InWords words={t('forms.inWords', { words, currency })} note={frame.note} />
        )
      }
    >
      <MoneyInput
        {...input}
        currency={currency}
        {...(signed && { inputMode: 'text' })}
        onFocus={() => {
          input.onFocus();
          if (asked !== value) setBefore(value);
        }}
        onBlur={leave}
      />
      {asked === value && (
        <Alert
          live
          mt="2"
          status="warning"
          title={t('forms.muchMore', { now: money(value), before: money(before) })}
          actions={
            <>
              <Button type="button" size="xs" variant="outline" onClick={() => setAsked(undefined)}>
                {t('forms.muchMoreYes')}
              </Button>
              <Button type="button" size="xs" variant="outline" onClick={() => setValue(before)}>
                {t('forms.muchMoreNo', { amount: money(before) })}
              </Button>
            </>
          }
        />
      )}
    </Field>
  );
};

export interface NumberFieldProps extends FieldBasics {
  /** No decimals. */
  whole?: boolean;
  maxDigits?: number;
  maxW?: string;
}

/** Its value is a decimal string without separators; with decimals it is a small one, such as a percentage. */
export const NumberField = ({ whole = false, maxDigits = 15, maxW, ...props }: NumberFieldProps) => {
  const { frame, input } = useTypedNumber(props, {
    isSmall: !whole,
    isRight: (text) => (whole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text) && text.length <= maxDigits,
    wrong: (words) => words(whole ? 'forms.whole' : 'forms.number', { max: maxDigits }),
  });
  return (
    <Field {...frame}>
      <TextInput
        {...input}
        dir="ltr"
        autoComplete="off"
        inputMode={whole ? 'numeric' : 'decimal'}
        {...(maxW !== undefined && { maxW })}
      />
    </Field>
  );
};
