import { latinDigits as digitsOf } from '@portal/contracts/rules/values';

/** Digits and separators of Arabic and Persian keyboards as Latin ones; each is one character, as before. */
export const latinDigits = (text: string): string => digitsOf(text).replaceAll('٫', '.').replaceAll('٬', ',');

const separator = /[,٬\s'’]/;
export const withoutSeparators = (text: string): string => text.replace(/[,٬\s'’]/g, '');

const plain = /^\d+(?:\.\d+)?$/;
/** Groups of three digits, all parted by the same comma, space or apostrophe. */
const grouped = /^[1-9]\d{0,2}([,\s'’])\d{3}(?:\1\d{3})*(?:\.\d+)?$/;

/** Groups parted by points: a second point, or a comma behind them, excludes that one stands before decimals. */
const groupedByPoints = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:\.\d{3}|,\d{1,2})$/;

/** A comma before one or two digits that no other separator parts can only stand before the decimals. */
export const withPoint = (text: string): string =>
  text.replace(/^(\s*[-−]?(?:\d+|\d{1,3}(?:[\s'’]\d{3})+)),(\d{1,2}\s*)$/, '$1.$2');

/** "1,250,000.50" as a decimal string, minus kept; undefined for what cannot be read without a guess. */
export const readNumber = (text: string): string | undefined => {
  const given = withPoint(latinDigits(text.trim()).replace('−', '-'));
  if (groupedByPoints.test(given)) return given.replaceAll('.', '').replace(',', '.');
  const sign = given.startsWith('-') ? '-' : '';
  const size = given.slice(sign.length);
  if (plain.test(size)) return given;
  return grouped.test(size) ? sign + withoutSeparators(size) : undefined;
};

/** A number in which a comma, if there is one, parts thousands. */
export const isWithoutDecimalComma = (text: string): boolean => {
  const given = latinDigits(text);
  return withPoint(given) === given && !groupedByPoints.test(given) && readNumber(given) !== undefined;
};

/** May become a number with the next keys. */
export const isUnfinishedNumber = (text: string): boolean =>
  /^(?:-|-?\d*[.,]|-?\d{1,3}(?:,\d{3})*,\d{0,2}|-?\d{1,3}(?:\.\d{3})+(?:[.,]\d{0,2})?)$/.test(
    latinDigits(text),
  );

/** Why a text is no number: more than one point, or a separator where no thousands end. */
export const numberProblem = (text: string): 'points' | 'groups' | undefined => {
  const given = latinDigits(text);
  if (given.split('.').length > 2) return 'points';
  const isOfNumbers = /^[-−\d.,\s'’]*$/.test(given);
  return isOfNumbers && separator.test(text.trim()) && readNumber(text) === undefined ? 'groups' : undefined;
};

/** Whether an input event typed or deleted within the field, rather than put a whole text there. */
export const isKeyEdit = ({ inputType = '', data = null }: Partial<InputEvent>): boolean =>
  inputType.startsWith('delete') || (typeof data === 'string' && data !== '' && !separator.test(data));
