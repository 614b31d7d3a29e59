import { formatDateShort, formatDayAndMonth } from '@portal/platform';
import { dayHere } from './day-here.ts';

/** "4 Oct", with the year where it is not this one: a timeline has little room. */
export const formatDay = (moment: string, now: Date = new Date()): string => {
  const isThisYear = dayHere(moment).slice(0, 4) === dayHere(now.getTime()).slice(0, 4);
  return isThisYear ? formatDayAndMonth(moment) : formatDateShort(moment);
};
