import { locales } from './format.ts';
import { currentLanguage } from './i18n.ts';

/** "40 seconds", above a minute and a half "3 minutes", in the person's language. */
export const formatTimeLeft = (seconds: number): string => {
  const [value, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute'];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(`${locales[currentLanguage()]}-u-nu-latn`, style).format(value);
};
