/** The day of a moment in the reader's own time zone. */
export const dayOf = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** The day of today; a review is due at the end of its day. */
export const today = (): string => dayOf(new Date());

export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString();
