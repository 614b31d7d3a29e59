const DAY = 86_400_000;
/** 1 January 1970 as spreadsheets count days. */
const EPOCH = 25_569;

/** `2026-01-31` as the number a cell holds; null for what is no day. */
export const serialDay = (day: string | null): number | null => {
  const at = day === null ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? null : at / DAY + EPOCH;
};

/**
 * Turns instants into the numbers of cells that show the wall clock of a time zone. What a zone is
 * ahead is asked once a day: formatting every moment of a large sheet would take longer than the rest.
 */
export const serialMoments = (timeZone: string): ((instant: string | null) => number | null) => {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const known = new Map<number, number | undefined>();
  const aheadAt = (at: number): number => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
    const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000 * (sign === '-' ? -1 : 1);
  };
  const ahead = (at: number): number => {
    const day = Math.floor(at / DAY);
    if (!known.has(day)) {
      const [start, end] = [aheadAt(day * DAY), aheadAt((day + 1) * DAY)];
      known.set(day, start === end ? start : undefined); // undefined: the clocks change on this day
    }
    return known.get(day) ?? aheadAt(at);
  };
  return (instant) => {
    if (instant === null) return null;
    const at = Date.parse(instant);
    return Number.isNaN(at) ? null : (at + ahead(at)) / DAY + EPOCH;
  };
};
