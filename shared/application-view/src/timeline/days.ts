import { useIsHydrated, usePageReader } from '@portal/platform';

/** The calendar day of a moment where the reader is, such as `2026-11-26`. */
export const dayHere = (moment: string | number): string => {
  const at = new Date(moment);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return day.map((part) => String(part).padStart(2, '0')).join('-');
};

/** Today, and the day of a moment, where the reader is; until hydration today is the day of the rendering there. */
export const useDays = (): { today: string; dayOf: (moment: string) => string } => {
  const { reader } = usePageReader();
  const renderedOn = useIsHydrated() ? undefined : reader?.day;
  return { today: renderedOn ?? dayHere(Date.now()), dayOf: dayHere };
};
