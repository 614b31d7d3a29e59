import { useEffect } from 'react';
import { createPrerenderedStore } from '../state/prerendered-store.ts';

/** The calendar day in UTC, such as `2025-11-12`. */
export const utcDay = (): string => new Date().toISOString().slice(0, 10);

export const useDayStore = createPrerenderedStore<{ day: string }>(() => ({ day: utcDay() }));

const dayMs = 86_400_000;

/**
 * The day (UTC) by which a page shows what has a date: that of its rendering until hydration,
 * from then on the real one.
 */
export const useToday = (): string => {
  const { day } = useDayStore();
  useEffect(() => {
    const look = () => {
      if (utcDay() !== useDayStore.getState().day) useDayStore.setState({ day: utcDay() });
    };
    look();
    const timer = setTimeout(look, dayMs - (Date.now() % dayMs));
    return () => clearTimeout(timer);
  }, [day]);
  return day;
};
