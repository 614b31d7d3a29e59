const first = 15;
const longest = 120;

/** After how many seconds what failed is tried again without being asked: longer after each failure. */
export const retrySeconds = (failuresBefore: number): number =>
  Math.min(first * 2 ** failuresBefore, longest);
