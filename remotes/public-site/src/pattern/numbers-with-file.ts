/** The numbers for which the home pattern is a file; other numbers are drawn in the browser. */
export const numbersWithFile = { strips: 54, woven: 48 } as const;
