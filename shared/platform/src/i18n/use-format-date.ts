import { useSyncExternalStore } from 'react';
import { formatDate, type Moment } from './format.ts';

const never = () => () => {};

/** `formatDate` for pages that are prerendered, where nobody's time zone is known: there in UTC. */
export const useFormatDate = (): ((moment: Moment) => string) => {
  const zone = useSyncExternalStore<string | undefined>(
    never,
    () => undefined,
    () => 'UTC',
  );
  return (moment) => formatDate(moment, zone);
};
