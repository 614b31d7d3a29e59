/** The calendar day of a moment where the reader is, such as `2026-11-26`: the gateway renders by the reader's clock, too. */
export const dayHere = (moment: string | number): string => {
  const at = new Date(moment);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return day.map((part) => String(part).padStart(2, '0')).join('-');
};

export const todayHere = (): string => dayHere(Date.now());
