import { currentLanguage } from '@portal/platform';
import { dayHere } from './day-here.ts';

/** "4 Oct", with the year where it is not this one: a timeline has little room. */
export const formatDay = (moment: string, now: Date = new Date()): string => {
  const date = new Date(moment);
  const isThisYear = dayHere(moment).slice(0, 4) === dayHere(now.getTime()).slice(0, 4);
  const language = currentLanguage();
  const locale = `${language === 'en' ? 'en-GB' : language}-u-nu-latn-ca-gregory`;
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
};
