/** A calendar day that exists, `2026-01-31`. The calendar that the database counts by has no year 0. */
export const isDay = (value: string): boolean => {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
};
