import { useIsHydrated, useToday } from '@portal/platform';

/** The calendar day of a moment where the reader is, such as `2026-11-26`. */
export const dayHere = (moment: string | number): string => {
  const at = new Date(moment);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return day.map((part) => String(part).padStart(2, '0')).join('-');
};

const dayInUtc = (moment: string): string => moment.slice(0, 10);

/** Today, and the day of a moment, where the reader is; until hydration by the day of the rendering, in UTC. */
export const useDays = (): { today: string; dayOf: (moment: string) => string } => {
  const today = useToday();
  return useIsHydrated() ? { today: dayHere(Date.now()), dayOf: dayHere } : { today, dayOf: dayInUtc };
};
