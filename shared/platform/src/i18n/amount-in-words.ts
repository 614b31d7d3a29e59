import type { Language } from '@portal/contracts';
import { locales } from './format.ts';

/** In African Portuguese, as in Europe, 10^9 is "mil milhões", which Brazil calls "bilhão". */
const localeOf = (language: Language) => (language === 'pt' ? 'pt-PT' : locales[language]);

/** "250 billion, 300 million": a decimal string in words, exactly; undefined below one million. */
export const amountInWords = (amount: string, language: Language): string | undefined => {
  const [whole = '', cents = ''] = amount
    .replace(/^-/, '')
    .replace(/^0+(?=\d)/, '')
    .split('.');
  if (whole.length <= 6) return undefined;
  const locale = `${localeOf(language)}-u-nu-latn`;
  const inWords = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long' });
  const groups = whole.padStart(Math.ceil(whole.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  const parts = groups.flatMap((group, index) => {
    const power = groups.length - 1 - index;
    const isZero = Number(group) === 0;
    if (power > 0) return isZero ? [] : [inWords.format(Number(group) * 1000 ** power)];
    const rest = /^0*$/.test(cents) ? String(Number(group)) : `${Number(group)}.${cents.padEnd(2, '0')}`;
    return rest === '0' ? [] : [rest];
  });
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(parts);
};
