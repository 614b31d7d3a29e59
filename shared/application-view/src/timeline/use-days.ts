import { useIsHydrated, useToday } from '@portal/platform';
import { dayHere } from './day-here.ts';

const dayInUtc = (moment: string): string => moment.slice(0, 10);

/** Today, and the day of a moment, where the reader is; until hydration by the day of the rendering, in UTC. */
export const useDays = (): { today: string; dayOf: (moment: string) => string } => {
  const today = useToday();
  return useIsHydrated() ? { today: dayHere(Date.now()), dayOf: dayHere } : { today, dayOf: dayInUtc };
};
