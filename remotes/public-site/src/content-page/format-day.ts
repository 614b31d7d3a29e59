import { formatDate } from '@portal/platform';

/** "12 November 2025" of a calendar day, the same in every time zone. What is no day, as in a draft, stays as it is. */
export const formatDay = (day: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? formatDate(`${day}T12:00`) : day;
