const DAY = 86_400_000;

/** What is due, is due until a day ends in UTC: everybody reads the same day, on pages, in files and in mails. */
export const dayOf = (moment: string | number): string => new Date(moment).toISOString().slice(0, 10);

/** The day of today, or of so many days later. */
export const today = (later = 0): string => dayOf(Date.now() + later * DAY);

export const endOfDay = (day: string): string => `${day}T23:59:59.000Z`;

/** How many days lie between two of them. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;
