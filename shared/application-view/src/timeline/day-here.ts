/** The calendar day of a moment where the reader is, such as `2026-11-26`. */
export const dayHere = (moment: string | number): string => {
  const at = new Date(moment);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return day.map((part) => String(part).padStart(2, '0')).join('-');
};
