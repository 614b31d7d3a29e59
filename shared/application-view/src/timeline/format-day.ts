import { formatDateShort, formatDayAndMonth } from '@portal/platform';

/** "4 Oct", with the year where it is not that of `today`: a timeline has little room. */
export const formatDay = (moment: string, today: string, timeZone?: 'UTC'): string =>
  (moment.slice(0, 4) === today.slice(0, 4) ? formatDayAndMonth : formatDateShort)(moment, timeZone);
