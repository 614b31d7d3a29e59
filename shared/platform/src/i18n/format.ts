import type { Localised } from '@portal/contracts';
import { grouped } from './format-number.ts';
import { currentLanguage } from './i18n.ts';
import { typeset } from './typeset.ts';

/** Money as it travels: a decimal string and an ISO 4217 code. */
export interface Money {
  amount: string;
  currency: string;
}

export type Moment = string | number | Date;

/** "USD 1,240,500"; cents only where there are any. Exact: never goes through a float. */
export const formatMoney = ({ amount, currency }: Money): string => {
  const [whole = '0', decimals = ''] = amount.split('.');
  const cents = /^0*$/.test(decimals) ? '' : `.${decimals.padEnd(2, '0')}`;
  return `${currency}\u00a0${grouped(whole)}${cents}`;
};

export const formatNumberShort = (value: number): string =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(value);

/** The locale of dates and words of each language. */
export const locales = { en: 'en-GB', fr: 'fr', pt: 'pt', ar: 'ar', es: 'es', sw: 'sw' } as const;

/** A formatter is made once for each language and zone: that takes a hundred times as long as its use. */
const dateWith = (options: Intl.DateTimeFormatOptions) => {
  const made: Record<string, Intl.DateTimeFormat> = {};
  return (moment: Moment, timeZone?: string): string => {
    const language = currentLanguage();
    const key = language + timeZone;
    const format =
      made[key] ??
      new Intl.DateTimeFormat(`${locales[language]}-u-nu-latn-ca-gregory`, { ...options, timeZone });
    made[key] = format;
    const date = format.format(new Date(moment));
    // French counts the first day of a month and no other: "1er novembre 2025".
    return language === 'fr' ? date.replace(/^1(?= )/, '1er') : date;
  };
};

/** "20 November 2025", in the person's language and time zone. */
export const formatDate = dateWith({ day: 'numeric', month: 'long', year: 'numeric' });

/** "20 Nov 2025" */
export const formatDateShort = dateWith({ day: 'numeric', month: 'short', year: 'numeric' });

/** "20 Nov", where the year is plain. */
export const formatDayAndMonth = dateWith({ day: 'numeric', month: 'short' });

/** "20 Nov 2025, 14:02" */
export const formatDateTime = dateWith({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "14:02" */
export const formatTime = dateWith({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "3.2 MB", at least "1 kB" unless empty: its unit in the person's language, its point as in every number here. */
export const formatBytes = (bytes: number, roundingMode?: 'ceil'): string => {
  const isSmall = bytes < 1_048_576;
  return new Intl.NumberFormat(`${locales[currentLanguage()]}-u-nu-latn`, {
    style: 'unit',
    roundingMode,
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  })
    .formatToParts(isSmall ? bytes && Math.max(bytes / 1024, 1) : bytes / 1_048_576)
    .map(({ type, value }) => (type === 'decimal' ? '.' : value))
    .join('')
    .replace(' ', '\u00a0');
};

/** The text in the current language, else in English. */
export const localise = (text: Localised): string => {
  const language = currentLanguage();
  const own = text[language];
  return own ? typeset(own, language) : text.en;
};

/** Attributes that mark what `localise` gives where the English text stands in. */
export const languageMark = (text: Localised): { lang?: 'en'; dir?: 'ltr' } =>
  text[currentLanguage()] ? {} : { lang: 'en', dir: 'ltr' };
