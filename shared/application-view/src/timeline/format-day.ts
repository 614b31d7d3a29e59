import { formatDateShort, formatDayAndMonth } from '@portal/platform';

/** "4 Oct", with the year where it is not this one: a timeline has little room. */
export const formatDay = (moment: string, now: Date = new Date(), timeZone?: 'UTC'): string => {
  const year = (at: Date): number => (timeZone ? at.getUTCFullYear() : at.getFullYear());
  return (year(new Date(moment)) === year(now) ? formatDayAndMonth : formatDateShort)(moment, timeZone);
};
