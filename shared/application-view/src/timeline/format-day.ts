import { dayHere, formatDateShort, formatDayMonth } from '@portal/platform';

/** "4 Oct", with the year where it is not this one: a timeline has little room. */
export const formatDay = (moment: string, now: Date = new Date()): string => {
  const isThisYear = dayHere(moment).slice(0, 4) === dayHere(now).slice(0, 4);
  return isThisYear ? formatDayMonth(moment) : formatDateShort(moment);
};
