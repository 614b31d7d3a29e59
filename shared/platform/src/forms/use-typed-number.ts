import { isEmpty, isNumericKey } from '@portal/contracts';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { currentLanguage } from '../i18n/i18n.ts';
import {
  isKeyEdit,
  isUnfinishedNumber,
  isWithoutDecimalComma,
  latinDigits,
  numberProblem,
  readNumber,
  withoutSeparators,
  withPoint,
} from './number-text.ts';
import { type FieldBasics, type Translate, useConnected } from './use-form-field.ts';

interface TypedNumber {
  /** Whether a decimal string without separators is a right answer. */
  isRight: (value: string) => boolean;
  /** How a right answer stands while nobody edits it; default: as it is. */
  shown?: (value: string) => string;
  /** What to say of any other text, unless its points or separators say it. */
  wrong: (t: Translate) => string;
  /** A minus sign may be typed as well. */
  signed?: boolean;
  /** Has no thousands to part: a comma is the decimal point in every language. */
  isSmall?: boolean;
}

/** Whether the language writes a comma before the decimals, as French does. */
const hasDecimalComma = () => new Intl.NumberFormat(currentLanguage()).format(1.5).includes(',');

/** The comma that was just typed becomes the point that it stands for. */
const commaToPoint = (input: HTMLInputElement): void => {
  const caret = input.selectionStart ?? input.value.length;
  input.value = `${input.value.slice(0, caret - 1)}.${input.value.slice(caret)}`;
  input.setSelectionRange(caret, caret);
};

/** The text without separators, the caret before the same digit. */
const stripSeparators = (input: HTMLInputElement): void => {
  const caret = input.selectionStart ?? input.value.length;
  const place = withoutSeparators(input.value.slice(0, caret)).length;
  input.value = withoutSeparators(input.value);
  input.setSelectionRange(place, place);
};

/**
 * Joins a number field with its form. The value is a decimal string without separators; a text that is
 * no number is the value as typed, which no check lets pass. Nothing changes the text on entering, so
 * that a selection stays, and nothing that was typed or pasted is dropped.
 */
export const useTypedNumber = (
  props: FieldBasics,
  { isRight, shown, wrong, signed, isSmall }: TypedNumber,
) => {
  const problem = (given: string, t: Translate) => {
    const text = String(given);
    if (isRight(text)) return undefined;
    const reason = numberProblem(text);
    return reason ? t(`forms.${reason}`) : wrong(t);
  };
  const { field, frame, t } = useConnected<string>(props, { check: problem });
  const value = String(field.value ?? '');
  const [typed, setTyped] = useState<string>();
  const [keyRefused, setKeyRefused] = useState(false);
  const numberIn = (text: string) => readNumber(text) ?? text;
  const isEdited = typed !== undefined && numberIn(typed) === value;
  const error = isEmpty(value) || (isEdited && isUnfinishedNumber(typed)) ? undefined : problem(value, t);
  const text = isEdited ? typed : isRight(value) ? (shown?.(value) ?? value) : value;

  const hasComma = isSmall || hasDecimalComma();
  const refuseKeys = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key.length !== 1 || isCommand || isNumericKey(latinDigits(event.key))) return;
    if ((signed && event.key === '-') || event.key === ',') return;
    event.preventDefault();
    // A space parts thousands in several languages: the groups come by themselves.
    if (event.key !== ' ') setKeyRefused(true);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const typing = event.nativeEvent as InputEvent;
    const isPoint = hasComma && typing.data === ',' && !text.includes('.');
    if (isPoint) commaToPoint(event.target);
    // Editing a right number moves its groups; those of any other text are judged as they came.
    if (isWithoutDecimalComma(text) && (isPoint || isKeyEdit(typing))) stripSeparators(event.target);
    // Where a comma may still part thousands, it stands as typed until the field is left.
    setTyped(hasComma ? withPoint(event.target.value) : event.target.value);
    field.onChange(numberIn(event.target.value));
  };
  return {
    t,
    value,
    /** Puts another value in place of what was typed. */
    setValue: (other: string) => {
      setTyped(undefined);
      field.onChange(other);
    },
    frame: {
      ...frame,
      ...(error !== undefined && { error }),
      ...(keyRefused && { note: t('forms.digitsOnly') }),
    },
    input: {
      ...field,
      value: text,
      onKeyDown: refuseKeys,
      onChange: change,
      onFocus: () => setKeyRefused(false),
      onBlur: () => {
        setTyped(undefined);
        field.onBlur();
      },
    },
  };
};
