/** The calendar day of a moment where the reader is, such as `2026-11-26`: Canada writes the year first. */
export const dayHere = (moment: string | number): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(moment),
  );
