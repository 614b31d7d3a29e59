import { formatDate, type Moment } from '../i18n/format.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** `formatDate` for pages that are prerendered, where nobody's time zone is known: there in UTC. */
export const useFormatDate = (): ((moment: Moment) => string) => {
  const zone = useIsHydrated() ? undefined : 'UTC';
  return (moment) => formatDate(moment, zone);
};
