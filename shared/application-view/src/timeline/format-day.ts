import { currentLanguage } from '@portal/platform';

/** "4 Oct", with the year where it is not this one: a timeline has little room. */
export const formatDay = (moment: string, now: Date = new Date()): string => {
  const date = new Date(moment);
  const isThisYear = date.getFullYear() === now.getFullYear();
  const language = currentLanguage();
  const locale = `${language === 'en' ? 'en-GB' : language}-u-nu-latn-ca-gregory`;
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
};
