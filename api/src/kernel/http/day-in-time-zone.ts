/** The day, `2026-01-31`, that it is in a time zone; Swedish is written as ISO 8601 is. */
export const dayIn = (timeZone: string, at: Date = new Date()): string =>
  at.toLocaleDateString('sv-SE', { timeZone });
