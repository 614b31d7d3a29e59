/** The day of today in the reader's own time zone; a review is due at the end of its day. */
export const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString();
