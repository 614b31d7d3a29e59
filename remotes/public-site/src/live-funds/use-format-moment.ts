import { formatDateTime, useIsHydrated } from '@portal/platform';

/** A day with its time, on pages that are prerendered, where nobody's time zone is known: there in UTC. */
export const useFormatMoment = (): ((moment: string) => string) => {
  const zone = useIsHydrated() ? undefined : 'UTC';
  return (moment) => formatDateTime(moment, zone);
};
