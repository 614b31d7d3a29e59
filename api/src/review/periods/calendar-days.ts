const DAY = 86_400_000;
const FIRST = '0001-01-01';
const LAST = '9999-12-31';

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const [firstTime, lastTime] = [at(FIRST), at(LAST)];

/** What a calendar of the database and of people ends with, when a sum leads out of it. */
const text = (time: number): string => {
  if (time <= firstTime) return FIRST;
  return time >= lastTime ? LAST : new Date(time).toISOString().slice(0, 10);
};

/** Calendar days are texts such as `2026-03-31`, which compare as they follow each other. */
export const addDays = (day: string, days: number): string => text(at(day) + days * DAY);

/** How many days from one to the other, the latter not counted. */
export const daysBetween = (from: string, before: string): number =>
  Math.round((at(before) - at(from)) / DAY);

/** The first day of a day's month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month so many months on. */
export const addMonths = (day: string, months: number): string => {
  const date = new Date(at(monthOf(day)));
  date.setUTCMonth(date.getUTCMonth() + months);
  return text(date.getTime());
};

/** The first day of the year after. */
export const nextYear = (day: string): string => addMonths(`${day.slice(0, 4)}-01-01`, 12);
