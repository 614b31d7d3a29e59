import { dayHere } from '@portal/application-view';
import { useIsHydrated, useToday } from '@portal/platform';

/** The calendar day where the reader is; until hydration, before which nobody's time zone is known, that of UTC. */
export const useOwnDay = (): string => {
  const day = useToday();
  return useIsHydrated() ? dayHere(Date.now()) : day;
};
