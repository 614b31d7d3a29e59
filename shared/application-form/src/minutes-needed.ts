/** A question takes about a minute; nobody wants it to the minute. */
export const minutesNeeded = (questions: number): number => Math.max(5, Math.ceil(questions / 5) * 5);
