import { formatDate } from '@portal/platform';

/** "12 November 2025" of a calendar day, the same in every time zone. */
export const formatDay = (day: string): string => formatDate(`${day}T12:00`);
